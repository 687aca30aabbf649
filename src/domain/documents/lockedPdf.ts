/** The entry of a trailer or of a cross-reference stream (ISO 32000-1, 7.5.5 and 7.5.8), neither of which is compressed. */
const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;

/**
 * Whether a PDF is encrypted. It may still open without a password: one that only forbids printing is encrypted with an empty one, and
 * whether that opens it says nothing but its decryption.
 *
 * @param file the whole file
 */
export function isLockedPdf(file: Uint8Array): boolean {
  return encryption.test(new TextDecoder('latin1').decode(file));
}
