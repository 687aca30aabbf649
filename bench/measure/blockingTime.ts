/** Milliseconds of a task that nobody notices. */
const unnoticed = 50;

/** How long tasks kept a press or a key waiting: what each took beyond the first 50 milliseconds, together. */
export function blockingTime(tasks: readonly { readonly duration: number }[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - unnoticed), 0);
}
