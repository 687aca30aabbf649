/** Whether this page is embedded in another one. */
export const isFramed = (): boolean => window.parent !== window;

/** Whether this page has no origin of its own, as in a frame without `allow-same-origin`: it has no storage and no history. */
export const isSandboxed = (): boolean => window.origin === 'null';

/**
 * Listens to the messages of the embedding page and of no other window. If origins are configured, the page must have one of them.
 *
 * @param listener receives the data, which may be anything, and the origin of the embedding page
 */
export function onParentMessage(
  origins: readonly string[],
  listener: (message: unknown, origin: string) => void,
): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    const isKnown = origins.length === 0 || origins.includes(origin);
    if (source === window.parent && isKnown) listener(data, origin);
  });
}
