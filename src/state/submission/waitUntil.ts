/**
 * Resolves as soon as `condition` returns true. Checks it now and after each change that `subscribe` reports. Also resolves when the
 * signal aborts. Removes its listeners.
 */
export function waitUntil(
  condition: () => boolean,
  subscribe: (listener: () => void) => () => void,
  signal: AbortSignal,
): Promise<void> {
  if (condition()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const unsubscribe = subscribe(() => {
      if (condition()) done();
    });
    signal.addEventListener('abort', done);
  });
}
