/** Timings that a page records while it loads, in milliseconds since the navigation started. */
export interface PageTimings {
  firstPaint: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** The sum of the layout shifts without recent input. */
  layoutShift: number;
  readonly longTasks: { readonly startTime: number; readonly duration: number }[];
  /** When the last input was painted. */
  lastEcho: number;
}

declare global {
  interface Window {
    observed: PageTimings;
  }
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/**
 * Runs in the page before the page's own scripts. Playwright serializes it, so it must not use outer variables or named functions.
 */
export function recordTimings(): void {
  const timings: PageTimings = {
    firstPaint: 0,
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    layoutShift: 0,
    longTasks: [],
    lastEcho: 0,
  };
  window.observed = timings;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') timings.firstPaint = startTime;
      else timings.firstContentfulPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) timings.largestContentfulPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput !== true) timings.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) timings.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'input',
    () => {
      requestAnimationFrame(() => {
        timings.lastEcho = performance.now();
      });
    },
    true,
  );
}
