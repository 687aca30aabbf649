import type { LoanLimits } from '../../catalogue/loanLimits';

/**
 * A smaller amount to try after a rejection: half of what was asked for, on the page's steps. Null if it would be below the least amount,
 * or if nothing is known of what was asked for.
 */
export function findSmallerAmount(asked: number | undefined, { min, max, step }: LoanLimits): number | null {
  if (asked === undefined || !(asked > min)) return null;
  const half = Math.min(asked, max) / 2;
  const smaller = min + Math.floor((half - min) / step) * step;
  return smaller < min ? min : smaller;
}
