import type { LookUpName } from '../../domain/catalogue/kinds';

/** The result of a look-up: lists of values by their names, for example `cities`. */
export type FoundLists = Readonly<Record<string, readonly string[]>>;

/**
 * Looks something up with an answer as the lead stores it, or with an empty string if it needs no answer. Resolves to null if
 * nothing was found or the request failed. The application provides it.
 */
export type LookUp = (name: LookUpName, value: string, signal: AbortSignal) => Promise<FoundLists | null>;

/** The result of a look-up for one question. */
export interface LookUpResult {
  /** `waiting`: no request was made yet. `nothing`: it found no value for this question, so the applicant types one. */
  readonly kind: 'waiting' | 'found' | 'nothing';
  /** Whether a request is pending. The values of the one before stay until it ends. */
  readonly isLoading: boolean;
  /** The found values that the question accepts, formatted for its control. */
  readonly values: readonly string[];
}
