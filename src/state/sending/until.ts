/**
 * Resolves once `holds`: at once, or when a change that `subscribe` tells makes it so. Also resolves when the signal fires,
 * which whoever waits for longer work checks by its own means; no listener stays behind.
 */
export function until(
  holds: () => boolean,
  subscribe: (listener: () => void) => () => void,
  signal: AbortSignal,
): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = subscribe(() => {
      if (holds()) done();
    });
    signal.addEventListener('abort', done);
  });
}
