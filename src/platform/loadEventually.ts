import { isPageHidden, onOnline, onVisibilityChange } from './browser';

/**
 * Loads what no press asks for. After a failure it is loaded again each time the browser comes online or the page is shown again.
 * What a press needs is loaded by that press.
 *
 * @param signal ends the repetition: the promise rejects with the last failure
 */
export async function loadEventually<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted !== true) await waitForChance(signal);
      if (signal?.aborted === true) throw error;
    }
  }
}

/** Resolves when the browser comes online, the page is shown, or the signal ends the wait. */
function waitForChance(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      stopOnline();
      stopVisibility();
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const stopOnline = onOnline(stop);
    const stopVisibility = onVisibilityChange(() => {
      if (!isPageHidden()) stop();
    });
    signal?.addEventListener('abort', stop);
  });
}
