import type { HostedPage } from './hostedPage';

/** A page and the folder that a server sends its files from. */
export interface SitePage extends HostedPage {
  /** An absolute path. */
  readonly folder: string;
}

/** The pages of one server. They have one version, and one structure of addresses. */
export interface Site {
  readonly pages: readonly SitePage[];
  readonly version: string;
  readonly basePath: string;
  /** The port without encryption: the CDN or load balancer in front of the server has the certificates. */
  readonly port: number;
  /** A folder that the server may write to: its process id and bodies on their way. */
  readonly runtimeFolder: string;
  /**
   * Where logs go: `stdout`, of a server in the foreground whose output is a file or a pipe; `syslog`; or a folder. A daemon has no output,
   * and that of a service of systemd is a socket, which nginx cannot open.
   */
  readonly log: string;
  /** The DNS server that names of API servers are asked of. */
  readonly resolver: string;
  /** How many processes answer: a number, or `auto` for one for each core of the machine. */
  readonly workers: string;
}

/** How a server is started. */
export type SiteOptions = Pick<Site, 'port' | 'runtimeFolder' | 'log' | 'resolver' | 'workers'>;

/** Values come from outside. None may end the quotes around it in a configuration, or be read as a variable. */
const safeTexts = {
  contentPolicy: /^[^"`\\\n\r${}]*$/,
  permissionsPolicy: /^[^'`\\\n\r${}]*$/,
  reportUrl: /^[^'"`\s\\${}]*$/,
  folder: /^[^'"`\s\\${};]+$/,
} as const;

const optionTexts = {
  log: /^(?:stdout|syslog|\/[^'"`\s\\${};]*)$/,
  runtimeFolder: /^\/[^'"`\s\\${};]+$/,
  /** An address: nginx itself looks a name up before it starts, and does not start without an answer. */
  resolver: /^(?:(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?)?$/i,
  workers: /^(?:auto|[1-9]\d?)$/,
} as const;

/**
 * Puts the pages of a server together.
 *
 * @throws when they do not belong together, share a host, or have a value that a configuration cannot express
 */
export function createSite(pages: readonly SitePage[], options: SiteOptions): Site {
  const [first] = pages;
  if (first === undefined) throw new Error('There is no page to serve.');
  for (const fact of ['version', 'basePath'] as const) {
    const other = pages.find((page) => page[fact] !== first[fact]);
    if (other !== undefined)
      throw new Error(`${first.name} and ${other.name} differ in ${fact}. Build them together.`);
  }
  const hosts = pages.flatMap((page) => page.hosts);
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (twice !== undefined) throw new Error(`Two pages have the host ${twice}.`);
  for (const page of pages) {
    for (const fact of ['contentPolicy', 'permissionsPolicy', 'reportUrl', 'folder'] as const) {
      if (!safeTexts[fact].test(page[fact]))
        throw new Error(`${page.name} has a ${fact} that no configuration can express: ${page[fact]}`);
    }
  }
  for (const option of ['log', 'runtimeFolder', 'resolver', 'workers'] as const) {
    if (!optionTexts[option].test(options[option]))
      throw new Error(`"${options[option]}" is no value of ${option}.`);
  }
  const { port } = options;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${port}" is no value of port.`);
  const { version, basePath } = first;
  return { pages, version, basePath, ...options };
}
