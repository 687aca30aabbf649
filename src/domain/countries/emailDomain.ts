import { toUnicode } from 'punycode/punycode.es6.js';
import { readUrl } from './url';

const onlyAscii = /^\p{ASCII}*$/u;

/** Encodes the letters of a domain (IDNA): `xn--mller-kva.de` for `müller.de`. Returns a domain that does not exist unchanged. */
export function toAsciiDomain(domain: string): string {
  if (onlyAscii.test(domain)) return domain;
  return readUrl(`https://${domain}`)?.hostname ?? domain;
}

/** The letters of a domain, as people write it. Returns a domain unchanged whose letters would not be stored as this domain again. */
export function toUnicodeDomain(domain: string): string {
  try {
    const shown = toUnicode(domain);
    return toAsciiDomain(shown) === domain ? shown : domain;
  } catch {
    return domain;
  }
}
