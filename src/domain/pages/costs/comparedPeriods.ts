import type { LoanLimits } from '../../catalogue/loanLimits';

/** Distances in months that people compare, the widest first. */
const distances = [24, 12, 6, 3, 2, 1] as const;

/** A smaller difference, as a share of the chosen period, hardly changes the instalment. */
const leastShare = 1 / 6;

/**
 * Three periods in months to compare, all on the page's steps, the chosen one in the middle. At an end of the range it is the first or
 * the last. Empty if the range has no three periods.
 *
 * @param chosen on the page's steps
 */
export function findComparedPeriods(
  chosen: number,
  { min, max, step }: Omit<LoanLimits, 'default'>,
): readonly number[] {
  const onSteps = [...distances.filter((distance) => distance % step === 0), step];
  const isAllowed = (period: number) => period >= min && period <= max;
  /** The three periods with the widest allowed distance, which is a share of the chosen period. */
  const findAround = (offsets: readonly number[], least: number, most: number) =>
    onSteps
      .filter((distance) => distance >= chosen * least && distance <= Math.max(chosen * most, step))
      .map((distance) => offsets.map((offset) => chosen + offset * distance))
      .find((periods) => periods.every(isAllowed));
  return (
    findAround([-1, 0, 1], leastShare, 1 / 2) ??
    findAround([0, 1, 2], leastShare, 1) ??
    findAround([-2, -1, 0], leastShare, 1 / 2) ??
    findAround([-1, 0, 1], 0, 1 / 2) ??
    findAround([0, 1, 2], 0, 1) ??
    findAround([-2, -1, 0], 0, 1) ??
    []
  );
}
