import { calls } from '../api/calls.gen';

/**
 * Addresses as a third party may see them: no query, no fragment, no credentials, and a star for every part of the path that
 * may be somebody's (a lead's id, an e-mail, a postcode, an employer).
 */

const base = 'https://base.invalid';

/** An address of a page: its parts are words of the application, but for what follows `continue`. */
export const pageAddress = (address: string): string =>
  withPath(address, (part, before) => /^[a-z][a-z-]*$/.test(part) && before !== 'continue');

/** The parts that the contract itself writes; what else stands in the address of a call may be an answer. */
const contractParts: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ path }) => path.split('/').filter((part) => !part.startsWith('{'))),
);

/** An address that the page calls: what the contract names stays, so that a recording tells which call it was. */
export const callAddress = (address: string): string =>
  // An employer may be called like one of the contract's parts.
  withPath(address, (part, before) => contractParts.has(part) && before !== 'company');

function withPath(address: string, isKept: (part: string, before: string) => boolean): string {
  const parsed = parsedAddress(address);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return '';
  const parts = parsed.pathname.split('/');
  const path = parts.map((part, place) => (part === '' || isKept(part, parts[place - 1] ?? '') ? part : '*'));
  return `${parsed.origin === base ? '' : parsed.origin}${path.join('/')}`;
}

function parsedAddress(address: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
