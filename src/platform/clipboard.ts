/** Puts a text where the applicant can paste it from; answers whether the browser did. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not over http, not in every frame, not without permission.
    return false;
  }
}
