import { vi } from 'vitest';

/**
 * Waits until pending promises are settled and modules that load late have loaded, with what follows from them. It counts turns of the
 * event loop for promises, and waits for modules however long they take, so that a busy machine does not fail.
 */
export async function flushPromises(): Promise<void> {
  do {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  } while (await hasWaitedForModules());
}

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
