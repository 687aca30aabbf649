import { calls } from '../api/calls.gen';

/**
 * Redacts addresses for third parties: removes the query, the fragment and credentials, and replaces every part of the path that
 * may be personal (the id of a lead, an e-mail, a postcode, an employer) with a star.
 */

const base = 'https://base.invalid';

/** Redacts the address of a page. Its path consists of the application's own words, apart from the part after `continue`. */
export const redactPageUrl = (address: string): string =>
  redactPath(address, (part, previous) => /^[a-z][a-z-]*$/.test(part) && previous !== 'continue');

/** The literal parts of the contract's paths. Any other part of a call's address may be an answer. */
const contractParts: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ path }) => path.split('/').filter((part) => !part.startsWith('{'))),
);

/** Redacts the address of a call. The literal parts stay, so that a recording shows which call it was. */
export const redactCallUrl = (address: string): string =>
  // The name of an employer may equal one of the literal parts.
  redactPath(address, (part, previous) => contractParts.has(part) && previous !== 'company');

function redactPath(address: string, isPublic: (part: string, previous: string) => boolean): string {
  const parsed = parseAddress(address);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return '';
  const parts = parsed.pathname.split('/');
  const path = parts.map((part, index) =>
    part === '' || isPublic(part, parts[index - 1] ?? '') ? part : '*',
  );
  return `${parsed.origin === base ? '' : parsed.origin}${path.join('/')}`;
}

function parseAddress(address: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
