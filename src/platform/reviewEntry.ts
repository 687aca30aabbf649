/** What the history entry of the review holds. The review has the route of the last step, so the entry tells the two apart. */
export const reviewEntry = 'review';

/** Whether the state of a history entry is that of the review. */
export function isReviewEntry(state: unknown): boolean {
  return state === reviewEntry;
}
