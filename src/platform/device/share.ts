/** Whether the browser can hand a text to another app. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a text to the app that the person chooses. */
export async function shareText(title: string, text: string): Promise<void> {
  try {
    await navigator.share({ title, text });
  } catch {
    // The person has closed the list of apps, or the browser forbids it in a frame. The text is there to copy.
    return;
  }
}
