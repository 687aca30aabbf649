import { readUrl } from '../countries/url';

/**
 * Addresses of the configuration, in the one form in which a browser writes them. The content policy, the origin of a message and a
 * request then compare equal: lower case, no standard port, no wildcard, no credentials, and nothing that ends a source of a policy.
 */

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const hostName = new RegExp(`^${label}(?:\\.${label})*$`);
const anyScheme = /^https?:$/;
export const onlyHttps = /^https:$/;

/** Whether it is the name of a host, or an IPv4 address. */
export const isHostName = (value: string): boolean =>
  hostName.test(value) && readUrl(`https://${value}`)?.hostname === value;

/** Whether it is a scheme and a host, with a port if it is not the scheme's own. */
export function isOrigin(value: string, schemes: RegExp = anyScheme): boolean {
  const address = readUrl(value);
  return (
    address !== null &&
    schemes.test(address.protocol) &&
    isHostName(address.hostname) &&
    address.origin === value
  );
}

/** Whether it is a path with a slash in front and none behind. An empty part would turn it into the address of another host. */
export const isPath = (value: string): boolean =>
  /^(?:\/[\w.~-]+)+$/.test(value) && readUrl(`https://a.invalid${value}`)?.pathname === value;

/** Whether it is an origin, or an origin with a path. */
export function isAddress(value: string, schemes: RegExp = anyScheme): boolean {
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/]*)(.*)$/s.exec(value) ?? [];
  return isOrigin(origin, schemes) && (path === '' || isPath(path));
}
