import type { LookUpName } from '../../domain/catalogue/kinds';

/** What a look-up found: lists of values by their names, for example `cities`. */
export type Found = Readonly<Record<string, readonly string[]>>;

/**
 * Looks something up with an answer as the lead keeps it, or with an empty one where it needs none. Null when nothing was
 * found; a failure counts as that too. Made by the application.
 */
export type LookUp = (name: LookUpName, value: string, signal: AbortSignal) => Promise<Found | null>;

/** What a look-up says of one question. */
export interface LookedUp {
  /** `waiting`: nothing was asked yet. `nothing`: it gave no value for this question, so that the applicant writes one. */
  readonly kind: 'waiting' | 'found' | 'nothing';
  /** Whether another answer is under way; until it comes, what was found before stays. */
  readonly isAsking: boolean;
  /** The values found, as they stand in a control; each one that the question would take. */
  readonly offers: readonly string[];
}
