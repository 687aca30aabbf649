/** Copies a text to the clipboard. Returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers forbid it over http, in some frames, and without permission.
    return false;
  }
}
