/** Waits until pending promises are settled. It counts turns of the event loop, so that a busy machine does not fail. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
