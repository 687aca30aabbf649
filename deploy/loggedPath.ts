import { healthPath, hostFiles } from './addresses';
import type { HostedPage } from './hostedPage';

/**
 * What of an address a log may have: the parts that the build knows, up to the first other one. An id, an answer and what somebody has
 * written in another way, such as `%63ontinue`, are no parts that it knows.
 */

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '[$&]');
const splitPath = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');
const choose = (texts: Iterable<string>): string =>
  [...new Set(texts)].toSorted().map(escapeRegExp).join('|');

/**
 * A pattern for the beginning of an address that a log may have. It is written for the regular expressions of nginx and of Go.
 *
 * @param pages the pages of a server
 */
export function createLoggedPattern(pages: readonly HostedPage[]): string {
  const parts = pages.flatMap(({ basePath, apiPath, loggedParts }) => [
    ...splitPath(basePath),
    ...splitPath(apiPath),
    ...loggedParts,
  ]);
  const ofHosts = [healthPath, ...Object.keys(hostFiles)].flatMap(splitPath);
  const folders = pages.flatMap(({ basePath, fileFolders }) =>
    fileFolders.map((folder) => `${basePath}/${folder}`),
  );
  const inFolder = '(?:/[0-9A-Za-z_-][0-9A-Za-z_.-]*)*';
  return `(?:${choose(folders)})${inFolder}|(?:/(?:${choose([...parts, ...ofHosts])}))*`;
}
