import { vi } from 'vitest';

/**
 * Waits until pending promises are settled and modules that load late have loaded, with what follows from them.
 *
 * It counts turns of the event loop, not time: a promise that needs only other promises, messages and responses of memory is settled after
 * as many turns on a busy machine. What other threads do (modules, files) takes turns by chance, and is waited for however long it takes.
 */
export async function flushPromises(): Promise<void> {
  do {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  } while (isReadingFiles() || (await hasWaitedForModules()));
}

const isReadingFiles = (): boolean =>
  process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));

/** Waits for modules that are loading. Returns whether there were any. */
async function hasWaitedForModules(): Promise<boolean> {
  let isSettled = false;
  const settle = async () => {
    await vi.dynamicImportSettled();
    isSettled = true;
  };
  const settled = settle();
  // If no module is loading, it settles after one timer. This timer starts later and ends later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setImmediate(resolve));
  if (isSettled) return false;
  await settled;
  return true;
}
