/** What a page sees of its own loading. Times are milliseconds since the navigation began. */
export interface Observed {
  firstPaint: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** The sum of the layout's shifts that no input explains. */
  layoutShift: number;
  readonly longTasks: { readonly startTime: number; readonly duration: number }[];
  /** When the last input was on the screen. */
  lastEcho: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/**
 * Runs in the page, before anything of its own. The browser gets its text alone: it may use nothing from outside and give no
 * function a name.
 */
export function observe(): void {
  const seen: Observed = {
    firstPaint: 0,
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    layoutShift: 0,
    longTasks: [],
    lastEcho: 0,
  };
  window.observed = seen;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') seen.firstPaint = startTime;
      else seen.firstContentfulPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestContentfulPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput !== true) seen.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'input',
    () => {
      requestAnimationFrame(() => {
        seen.lastEcho = performance.now();
      });
    },
    true,
  );
}
