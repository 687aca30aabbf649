/**
 * Runs in the page: stands in for the tag manager's container and for the ads tag. It says by the data layer that it has come,
 * brings the pixels, which write down what they are told, and tells who counts a conversion that it is counted.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** What the pixels were told. */
    told?: unknown[];
  }
}

const isFirst = window.told === undefined;
export const told = (window.told ??= []);
const layer = (window.dataLayer ??= []);

if (isFirst) {
  const record = (...parts: readonly unknown[]) => void told.push(parts);
  Object.assign(window, { fbq: record, ttq: { identify: record, track: record, revokeConsent: record } });
  const { push } = layer;
  layer.push = (...entries) => {
    for (const entry of entries) sayCounted(entry);
    return push.apply(layer, entries);
  };
  layer.push({ event: 'gtm.dom' }, { event: 'gtm.load' });
}

/** A command is the arguments of a function; the last one of a conversion holds whom to tell. */
function sayCounted(entry: unknown): void {
  for (const part of Object.values(Object(entry))) {
    if (typeof part !== 'object' || part === null) continue;
    const callback: unknown = Reflect.get(part, 'event_callback');
    if (typeof callback === 'function') callback();
  }
}
