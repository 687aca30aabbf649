/**
 * Runs in the page. Replaces the tag manager's container and the ads tag: reports to the data layer that it has loaded, provides pixels
 * that record their calls, and calls the callback of each conversion.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** The calls of the pixels. */
    recordedPixelCalls?: unknown[];
  }
}

const isFirst = window.recordedPixelCalls === undefined;
export const recordedCalls = (window.recordedPixelCalls ??= []);
const layer = (window.dataLayer ??= []);

if (isFirst) {
  const record = (...parts: readonly unknown[]) => void recordedCalls.push(parts);
  Object.assign(window, { fbq: record, ttq: { identify: record, track: record, revokeConsent: record } });
  const { push } = layer;
  layer.push = (...entries) => {
    for (const entry of entries) callConversionCallbacks(entry);
    return push.apply(layer, entries);
  };
  layer.push({ event: 'gtm.dom' }, { event: 'gtm.load' });
}

/** A command is the arguments object of a function. The last argument of a conversion has a callback. */
function callConversionCallbacks(entry: unknown): void {
  for (const part of Object.values(Object(entry))) {
    if (typeof part !== 'object' || part === null) continue;
    const callback: unknown = Reflect.get(part, 'event_callback');
    if (typeof callback === 'function') callback();
  }
}
