import { existsSync, readFileSync } from 'node:fs';
import type { SiteOptions } from '../../deploy/site';

/** The options of a server, for the commands that write its configuration (docs/hosting.md). */
export const siteArguments = {
  port: { type: 'string', default: '8080' },
  runtime: { type: 'string', default: '/run/loans' },
  log: { type: 'string', default: '/var/log/loans' },
  resolver: { type: 'string' },
  workers: { type: 'string', default: 'auto' },
} as const;

interface SiteValues {
  readonly port: string;
  readonly runtime: string;
  readonly log: string;
  readonly resolver?: string | undefined;
  readonly workers: string;
}

/**
 * Reads the options of a server.
 *
 * @param isHere whether the server runs on this machine: then its DNS server is this machine's, unless the options name one
 */
export function readSiteOptions(values: SiteValues, isHere: boolean): SiteOptions {
  const { port, runtime, log, workers, resolver = isHere ? findResolver() : '' } = values;
  return { port: Number(port), runtimeFolder: runtime, log, resolver, workers };
}

/** The first DNS server of this machine; empty if it has none. */
export function findResolver(file = '/etc/resolv.conf'): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, address = ''] = /^nameserver\s+(\S+)/m.exec(text) ?? [];
  return address.includes(':') ? `[${address}]` : address;
}
