/** Whether the browser makes hashes. It does not on a page without https. */
export const canHash = (): boolean => 'subtle' in crypto;

/**
 * Returns the SHA-256 of a text in UTF-8 as lower-case hexadecimal digits. Returns an empty text for an empty text. Rejects where
 * the browser makes no hashes.
 */
export async function sha256(text: string): Promise<string> {
  if (text === '') return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
