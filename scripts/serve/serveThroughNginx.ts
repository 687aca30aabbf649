import { readHostedPage } from '../../deploy/hostedPage';
import { installServer, serverKinds, startSite, toOneRelease } from '../../e2e/serving/webServers';
import { findFreePorts } from './freePorts';
import type { ServedPage } from './servedPages';

/** Pages behind nginx. */
export interface NginxSite {
  /** The address of a page. */
  readonly getAddress: (page: ServedPage) => string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves builds through nginx with the generated configuration, under hosts of this machine, which a browser trusts without a certificate.
 * Calls go on to the project's own server of each page, which must run. It ends with the process.
 *
 * @param firstPort the first port to try
 * @throws when nginx is missing and cannot be installed
 */
export async function serveThroughNginx(
  served: readonly ServedPage[],
  firstPort: number,
): Promise<NginxSite> {
  const nginx = serverKinds.find(({ name }) => name === 'nginx');
  if (nginx === undefined) throw new Error('nginx is no server of the project.');
  const reason = installServer(nginx);
  if (reason !== null) throw new Error(reason);
  const port = await findFreePorts(firstPort, 1);
  const getHost = ({ name }: ServedPage) => `${name}.localhost`;
  const pages = served.map((page) => ({
    ...readHostedPage(page.folder),
    hosts: [getHost(page)],
    folder: page.folder,
    apiUpstream: `http://127.0.0.1:${page.port}`,
  }));
  const server = await startSite(nginx, toOneRelease(pages, pages[0]?.version ?? ''), port);
  process.once('exit', () => server.process.kill());
  return {
    getAddress: (page) => `http://${getHost(page)}:${port}${readHostedPage(page.folder).basePath}/`,
    stop: server.stop,
  };
}
