/** A shorter task does not block noticeably. */
const longTaskThresholdMs = 50;

/** The total blocking time: the sum of each task's duration beyond 50 ms. */
export function sumBlockingTimeMs(tasks: readonly { readonly duration: number }[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskThresholdMs), 0);
}
