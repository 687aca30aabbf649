import type { CustomerConsent } from '../../api/consents';
import type { ContinuedLead } from '../../api/continuedLead';
import type { Policy } from '../../api/policies';
import type { RequestStatuses } from '../../domain/journey/calls/requestStatus';
import type { Company } from '../../domain/lead/company';

/** The status of the look-up of a lead by its link. */
export type Continuation =
  | { readonly kind: 'idle' | 'loading' | 'unknown' }
  /** `pausedUntil`: when the server answers again, in milliseconds since the epoch, if it asked for a long wait; null otherwise. */
  | { readonly kind: 'trouble'; readonly pausedUntil: number | null }
  /** `at`: when it was found, in milliseconds since the epoch. `progressState`: that of the open application then. */
  | {
      readonly kind: 'found';
      readonly found: ContinuedLead;
      readonly at: number;
      readonly progressState: number;
    };

/** What a screen lets the applicant ask for again: the status of the lead, the address of the partner, the consents. */
export type ReadKey = 'leadStatus' | 'redirect' | 'consents';

/** How the last read ended, and whether another one is under way. The end stays known meanwhile. */
export interface ReadStatus {
  readonly isUnderWay: boolean;
  /** A temporary failure, or that the server has answered that there is nothing; null if it has not failed. */
  readonly failure: 'trouble' | 'gone' | null;
  /** When the server answers again, in milliseconds since the epoch, if it asked for a longer wait than a read waits by itself. Null otherwise. */
  readonly pausedUntil: number | null;
}

/** Data that arrives while the form is open. */
export interface AsyncFormData {
  readonly requests: RequestStatuses;
  readonly policies: readonly Policy[];
  /** The employer that the applicant chose from the suggestions. */
  readonly company: Company | null;
  /** When the decision was last requested, in milliseconds since the epoch; null before the first request. */
  readonly checkedAt: number | null;
  /** Whether polling for the decision stopped without one. */
  readonly isCheckingStalled: boolean;
  /** Whether following another device stopped without a change. */
  readonly isFollowingStalled: boolean;
  readonly reads: Readonly<Record<ReadKey, ReadStatus>>;
  /**
   * Whether a request about the present state may have arrived although its response did not. The lead's status is read before the next
   * request about a state is sent.
   */
  readonly isResponseLost: boolean;
  readonly continuation: Continuation;
  /** Data points of the continued lead that only the server knows: their names and masked values. */
  readonly continuedLead: Pick<ContinuedLead, 'given' | 'masked'>;
  /** The applicant's consents from the last response; `unknown` before the first. */
  readonly consents: readonly CustomerConsent[] | 'unknown';
  /** The announcement at the top of the next screen. */
  readonly announcement: Announcement | null;
}

/** What the announcement at the top of a screen says. */
export type Announcement = 'session-over' | 'other-tab' | 'deleted';

const initialRead: ReadStatus = { isUnderWay: false, failure: null, pausedUntil: null };

export const initialAsyncFormData: AsyncFormData = {
  requests: {},
  policies: [],
  company: null,
  checkedAt: null,
  isCheckingStalled: false,
  isFollowingStalled: false,
  reads: { leadStatus: initialRead, redirect: initialRead, consents: initialRead },
  isResponseLost: false,
  continuation: { kind: 'idle' },
  continuedLead: { given: [], masked: {} },
  consents: 'unknown',
  announcement: null,
};
