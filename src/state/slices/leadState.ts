import type { CustomerConsent } from '../../api/consents';
import type { Redirect } from '../../domain/journey/states/redirect';
import type { NavigationMode } from '../../domain/journey/states/routeFor';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead, LeadPath } from '../../domain/lead/lead';

/** What the server has told of a decision. */
export interface ApplicationResult {
  readonly status?: string;
  readonly offerId?: string;
  readonly partnerName?: string;
  readonly redirect?: Redirect;
  /**
   * What a state's screen needs, as the server sent it with the present state; each screen checks its own part by shape. Empty
   * where the server sent none, absent where it has not been heard of since the page was loaded.
   */
  readonly stepData?: Readonly<Record<string, unknown>>;
}

/** An error the server put on a data point. Its name may be one that no step of this page owns. */
export interface ServerFieldError {
  readonly name: string;
  readonly code: string;
}

/** An address to go to, and how it is written into history. The route is below the base path, without slashes. */
export interface PendingRoute {
  readonly route: string;
  readonly mode: NavigationMode;
}

/** A create that was sent or is about to be, exactly as it goes out. */
export interface PendingCreate {
  readonly idempotencyKey: string;
  readonly body: Lead;
}

/** Milliseconds since the epoch, by the place of an answer in the lead. */
export type ChangeTimes = Readonly<Partial<Record<LeadPath, number>>>;

export interface LeadState {
  readonly application: Lead;
  readonly result: ApplicationResult;
  /** Every state pushed so far; the last one is current. Starts with 0. */
  readonly progressStates: readonly number[];
  /** Questions whose answers the applicant took out again: an update names them, or the server would keep them. */
  readonly emptied: readonly string[];
  /** Milliseconds since the epoch at which each answer was last changed. */
  readonly changedAt: ChangeTimes;
  readonly customerConsents: readonly CustomerConsent[];
  readonly routeChange: PendingRoute | null;
  readonly fieldErrors: readonly ServerFieldError[];
  /** Steps in which something was typed since answers were handed over: what answers those leads nobody away from them. */
  readonly typedSince: readonly StepPath[];
  /** The create that was sent or is about to be: its body never goes out under another key. */
  readonly pendingCreate: PendingCreate | null;
  /** Counts the leads asked for in this session; part of the idempotency key, and the same in every tab. */
  readonly attempt: number;
  /** Where the browser was sent for this lead; it is not sent there again by itself. */
  readonly redirected: Redirect | null;
  /** Whether the present lead follows one that ended, until the server has it. */
  readonly isReapplying: boolean;
  /** Milliseconds since the epoch of the last change by the applicant; null before the first. */
  readonly lastOperationTimestamp: number | null;
}

export const initialLeadState: LeadState = {
  application: {},
  result: {},
  progressStates: [0],
  emptied: [],
  changedAt: {},
  customerConsents: [],
  routeChange: null,
  fieldErrors: [],
  typedSince: [],
  pendingCreate: null,
  attempt: 1,
  redirected: null,
  isReapplying: false,
  lastOperationTimestamp: null,
};

/** The number of the state that was pushed last; 0 before the first. */
export function currentState(state: Pick<LeadState, 'progressStates'>): number {
  return state.progressStates.at(-1) ?? 0;
}
