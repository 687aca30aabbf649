/** A question when a look-up has ended that has values for it. */
interface Ended {
  /** What stands in it; empty for nothing. */
  readonly held: string;
  /** The value that an earlier look-up put there, if one did and the applicant left it so. */
  readonly filled: string | undefined;
  /** Whether the applicant has typed or chosen in it, even if it is empty again. */
  readonly isTouched: boolean;
  /** Whether the question takes the one value found. */
  readonly isFilled: boolean;
  /** Whether it is a choice whose values are looked up. */
  readonly isLookedUp: boolean;
  /** The values it was offered until now, and those it is offered from now on. */
  readonly before: readonly string[];
  readonly offers: readonly string[];
}

/**
 * What the question holds from now on: the one value found where it is empty or holds what an earlier look-up put there,
 * otherwise what it holds. What was filled in or chosen from values that are no longer offered goes, because it belongs to
 * another answer; what the applicant wrote never does.
 */
export function heldAfter(ended: Ended): string {
  const { held, filled, isTouched, isFilled, isLookedUp, before, offers } = ended;
  const isEmpty = held === '' && !isTouched;
  const isGone = isLookedUp && before.includes(held) && !offers.includes(held);
  if (!isEmpty && held !== filled && !isGone) return held;
  const [only = '', ...others] = offers;
  return isFilled && others.length === 0 ? only : '';
}
