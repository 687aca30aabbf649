/** Scrolls to the top at once, for a new screen. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
