/**
 * Lets everything that is under way come to its end, by turns of the machine and not by time: a busy machine needs longer and
 * comes as far.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
