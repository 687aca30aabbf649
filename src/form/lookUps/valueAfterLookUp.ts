interface LookedUpQuestion {
  /** The value of its control; empty for none. */
  readonly value: string;
  /** The value that an earlier look-up filled in, if the applicant has not changed it. */
  readonly filledIn: string | undefined;
  /** Whether the applicant has edited it, even if it is empty again. */
  readonly isEdited: boolean;
  /** Whether a single found value is filled in. */
  readonly isFilled: boolean;
  /** Whether it is a choice with looked-up options. */
  readonly isLookedUp: boolean;
  /** The values offered before this look-up, and those offered after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Returns the value of a question after a look-up. A single found value replaces an empty value and one that an earlier look-up
 * filled in. A value that was filled in, or chosen from options that are no longer offered, is removed: it belongs to another
 * answer. Text that the applicant typed always stays.
 */
export function getValueAfterLookUp(question: LookedUpQuestion): string {
  const { value, filledIn, isEdited, isFilled, isLookedUp, before, after } = question;
  const isEmpty = value === '' && !isEdited;
  const isNoLongerOffered = isLookedUp && before.includes(value) && !after.includes(value);
  if (!isEmpty && value !== filledIn && !isNoLongerOffered) return value;
  const [only = '', ...others] = after;
  return isFilled && others.length === 0 ? only : '';
}
