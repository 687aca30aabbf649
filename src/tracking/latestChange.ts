/**
 * Counts the starts and stops of a platform, so that a start that has waited learns whether another one has overtaken it.
 *
 * @returns begins a start or a stop, and returns whether it is still the latest
 */
export function createLatestChange(): () => () => boolean {
  let count = 0;
  return () => {
    count += 1;
    const own = count;
    return () => own === count;
  };
}

/** The result of a start that was overtaken. */
export const overtaken = { skippedBecause: 'consent was withdrawn while the platform was loading' } as const;
