/** Whether this page is embedded in another one. */
export const isFramed = (): boolean => window.parent !== window;

/** Whether this page has no origin of its own, as in a frame without `allow-same-origin`: it has no storage and no history. */
export const isSandboxed = (): boolean => window.origin === 'null';

/** Smaller changes of the height are not reported. */
const thresholdPx = 10;
const debounceMs = 100;

/**
 * Reports the height of this page to the embedding page: at once, and after each change of more than ten pixels from the last
 * report.
 *
 * @param origins the configured origins that may embed the page
 * @returns stops the reports
 */
export function reportHeight(origins: readonly string[]): () => void {
  document.documentElement.dataset['framed'] = '';
  let reportedHeight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (Math.abs(height - reportedHeight) <= thresholdPx) return;
    reportedHeight = height;
    window.parent.postMessage({ type: 'FORM_HEIGHT', height }, getParentOrigin(origins));
  };
  const scheduleReport = () => {
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  };
  report();
  const observer = new ResizeObserver(scheduleReport);
  observer.observe(document.documentElement);
  window.addEventListener('resize', scheduleReport);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', scheduleReport);
  };
}

/**
 * Listens to the messages of the embedding page and of no other window. If origins are configured, the page must have one of them.
 *
 * @param listener receives the data, which may be anything
 */
export function onParentMessage(origins: readonly string[], listener: (message: unknown) => void): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    const isKnown = origins.length === 0 || origins.includes(origin);
    if (source === window.parent && isKnown) listener(data);
  });
}

/** Without configured origins the height goes to any origin: it is harmless. */
function getParentOrigin(origins: readonly string[]): string {
  const embedding = document.referrer === '' ? '' : new URL(document.referrer).origin;
  if (origins.includes(embedding)) return embedding;
  return origins[0] ?? '*';
}
