import { isPageHidden, onOnline, onVisibilityChange } from './browser';

/**
 * Loads what no press asks for. After a failure it is loaded again each time the browser comes online or the page is shown again.
 * What a press needs is loaded by that press.
 */
export async function loadEventually<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForChance();
    }
  }
}

/** Resolves when the browser comes online or the page is shown. */
function waitForChance(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      stopOnline();
      stopVisibility();
      resolve();
    };
    const stopOnline = onOnline(stop);
    const stopVisibility = onVisibilityChange(() => {
      if (!isPageHidden()) stop();
    });
  });
}
