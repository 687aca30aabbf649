/** The form scrolls the page by itself. If the browser does not let it, the loader does after this time. */
const scrollDelayMs = 400;

/**
 * Scrolls to the beginning of a step, unless it comes into view by itself. Once it has been in view, the applicant may scroll on.
 *
 * @param ended ends the wait
 */
export function scrollToStep(frame: HTMLElement, ended: AbortSignal): void {
  const isInView = () => Math.abs(frame.getBoundingClientRect().top) < innerHeight / 2;
  if (ended.aborted || isInView()) return;
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    frame.scrollIntoView({ block: 'start' });
  }, scrollDelayMs);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  const options = { signal: waiting.signal };
  // A part of the host's page may scroll, whose event does not bubble.
  addEventListener('scroll', () => isInView() && waiting.abort(), { ...options, capture: true });
  ended.addEventListener('abort', () => waiting.abort(), options);
}
