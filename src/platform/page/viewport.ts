/** Whether the form takes the whole width of the window, as on a phone. The styles have the same limit. */
export function isNarrowViewport(): boolean {
  return window.matchMedia('(max-width: 54rem)').matches;
}
