import { isPageHidden, onOnline, onVisibilityChange } from '../events/browser';
import type { LazyLoader } from './loadOnce';

/** The delays before the first repeats, in milliseconds. Afterwards it is loaded again only when something has changed. */
const delaysMs: readonly number[] = [2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

/**
 * Loads what no press asks for. After a failure it is loaded again after growing delays, for two minutes, and each time the browser comes
 * online or the page is shown again. What a press needs is loaded by that press.
 *
 * @param signal ends the repetition: the promise rejects with the last failure
 */
export async function loadEventually<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (signal?.aborted !== true) await waitForChance(delaysMs[failures], signal);
      if (signal?.aborted === true) throw error;
    }
  }
}

/** A loader for what a screen works without: a component that is rendered before it has loaded waits, where it would fail with the screen. */
export function withRepeats<T>(load: LazyLoader<T>): Pick<LazyLoader<T>, 'getLoaded'> & (() => Promise<T>) {
  return Object.assign(() => Promise.race([loadEventually(load), load.whenLoaded]), {
    getLoaded: load.getLoaded,
  });
}

/** Resolves after the delay if the page is visible, when the browser comes online, when the page is shown, or when the signal ends the wait. */
function waitForChance(delayMs: number | undefined, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      stopOnline();
      stopVisibility();
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const stopIfVisible = () => {
      if (!isPageHidden()) stop();
    };
    const timer = delayMs === undefined ? undefined : setTimeout(stopIfVisible, delayMs);
    const stopOnline = onOnline(stop);
    const stopVisibility = onVisibilityChange(stopIfVisible);
    signal?.addEventListener('abort', stop);
  });
}
