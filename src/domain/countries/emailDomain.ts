import { readUrl } from './url';

const onlyAscii = /^\p{ASCII}*$/u;

/** Encodes the letters of a domain (IDNA): `xn--mller-kva.de` for `müller.de`. Returns a domain that does not exist unchanged. */
export function toAsciiDomain(domain: string): string {
  if (onlyAscii.test(domain)) return domain;
  return readUrl(`https://${domain}`)?.hostname ?? domain;
}

/** The letters of a domain, as people write it. Returns a domain unchanged whose letters would not be stored as this domain again. */
export function toUnicodeDomain(domain: string): string {
  const shown = domain.split('.').map(decodeLabel).join('.');
  return toAsciiDomain(shown) === domain ? shown : domain;
}

const prefix = 'xn--';
/** The parameters of Punycode (RFC 3492). */
const base = 36;
const lowestThreshold = 1;
const highestThreshold = 26;
const skew = 38;
const damping = 700;
const firstBias = 72;
const firstCodePoint = 128;
const highestCodePoint = 0x10_ff_ff;

/** Decodes a part of a domain between two dots. */
function decodeLabel(label: string): string {
  if (!label.startsWith(prefix)) return label;
  const end = Math.max(label.lastIndexOf('-'), prefix.length - 1);
  const letters = Array.from(label.slice(prefix.length, end));
  const digits = Array.from(label.slice(end + 1), (digit) => Number.parseInt(digit, base)).map(
    toPunycodeDigit,
  );
  let codePoint = firstCodePoint;
  let bias = firstBias;
  let place = 0;
  while (digits.length > 0) {
    const before = place;
    let weight = 1;
    for (let position = base; ; position += base) {
      const digit = digits.shift();
      if (digit === undefined || Number.isNaN(digit)) return label;
      place += digit * weight;
      const threshold = Math.min(Math.max(position - bias, lowestThreshold), highestThreshold);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(place - before, count, before === 0);
    codePoint += Math.floor(place / count);
    if (codePoint > highestCodePoint) return label;
    place %= count;
    letters.splice(place, 0, String.fromCodePoint(codePoint));
    place += 1;
  }
  return letters.join('');
}

/** Punycode counts the letters before the figures. */
function toPunycodeDigit(digit: number): number {
  return digit < 10 ? digit + 26 : digit - 10;
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damping) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((base - lowestThreshold) * highestThreshold) / 2; bias += base)
    rest = Math.floor(rest / (base - lowestThreshold));
  return bias + Math.floor((base * rest) / (rest + skew));
}
