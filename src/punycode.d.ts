/** The package has no types. */
declare module 'punycode/punycode.es6.js' {
  /** Decodes the parts of a domain that begin with `xn--`. @throws RangeError if one cannot be decoded */
  export function toUnicode(domain: string): string;
}
