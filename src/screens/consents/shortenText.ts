/** Longer texts are not stored: hundreds of them would exceed the storage. */
const maxStoredLength = 1_000;

/**
 * A text that identifies a text: the text itself, or the start, the length and a checksum of a long one. Two versions of a consent
 * have the same one only by an accident of one in 2^53.
 */
export function shortenText(text: string): string {
  return text.length <= maxStoredLength
    ? text
    : `${text.slice(0, 40)}… ${text.length} ${getChecksum(text).toString(36)}`;
}

/** A checksum of 53 bits (cyrb53). It needs no time to load and no promise, unlike the browser's digests. */
function getChecksum(text: string): number {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}
