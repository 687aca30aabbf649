/**
 * Scrolling returns a promise in Chromium 156, and nothing elsewhere (CSSOM View, "scroll methods return promises"). An effect that returns
 * the result would have React call the promise when the component leaves. `unknown` makes that an error of types.
 */
interface Element {
  scroll(options?: ScrollToOptions): unknown;
  scrollBy(options?: ScrollToOptions): unknown;
  scrollTo(options?: ScrollToOptions): unknown;
  scrollIntoView(options?: boolean | ScrollIntoViewOptions): unknown;
}

interface Window {
  scroll(options?: ScrollToOptions): unknown;
  scrollBy(options?: ScrollToOptions): unknown;
  scrollTo(options?: ScrollToOptions): unknown;
}
