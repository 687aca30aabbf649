/** Scrolls to the top at once, for a new screen. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls an element into the window if its end is below it. What is in the window already does not move. */
export function revealBelow(element: Element): void {
  if (element.getBoundingClientRect().bottom > window.innerHeight)
    element.scrollIntoView({ block: 'nearest' });
}
