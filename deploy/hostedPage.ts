import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a web server must know about a built page. The build writes it beside the page's folder, where nothing serves it. */
export interface HostedPage {
  /** Brand and country, such as `ondara-es`. */
  readonly name: string;
  /** Commit and time of the build. */
  readonly version: string;
  /** What the page was built for. */
  readonly environment: 'development' | 'staging' | 'production';
  /** The host names that lead to the page. */
  readonly hosts: readonly string[];
  /** Starts with a slash and does not end with one. Empty at the root of a host. */
  readonly basePath: string;
  /** Folders below the base path whose files never change, because their addresses follow from their content. */
  readonly hashedFolders: readonly string[];
  /** The parts of addresses that name no applicant. A log ends an address at the first other one. */
  readonly loggedParts: readonly string[];
  /** Folders below the base path that have only files, the hashed ones included. A log has their addresses whole. */
  readonly fileFolders: readonly string[];
  /** The path of the calls. Empty if they go to another origin. */
  readonly apiPath: string;
  /** The origin that calls are passed on to. Empty if they are not. */
  readonly apiUpstream: string;
  /** The policy of the document's `meta` element, and what an element cannot say. */
  readonly contentPolicy: string;
  readonly permissionsPolicy: string;
  /** The address for reports of the content policy. Empty for none. */
  readonly reportUrl: string;
}

/** The path of the facts about the build in a folder. */
export function getHostedPagePath(folder: string): string {
  return path.join(path.dirname(folder), '.hosting', `${path.basename(folder)}.json`);
}

/**
 * Reads the facts about the build in a folder.
 *
 * @throws when the page is not built
 */
export function readHostedPage(folder: string): HostedPage {
  const file = getHostedPagePath(folder);
  if (!existsSync(file))
    throw new Error(`${path.basename(folder)} is not built. Run npm run build:all first.`);
  const page: HostedPage = JSON.parse(readFileSync(file, 'utf8'));
  return page;
}
