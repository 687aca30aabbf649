import type { CustomerConsent } from '../../api/consents';
import type { Envelope } from '../../api/envelope';
import type { Redirect } from '../../domain/journey/states/redirect';
import { isAfterOffer } from '../../domain/journey/states/progressStates';
import type { NavigationMode } from '../../domain/journey/states/routeFor';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead } from '../../domain/lead/lead';

/** What the server has reported about the current state. It belongs to the state, and goes with it (`leaveState`). */
export interface ApplicationResult {
  readonly status?: string;
  readonly offerId?: string;
  readonly partnerName?: string;
  readonly redirect?: Redirect;
  /** Whether the browser stopped the form of the redirect. */
  readonly isRedirectStopped?: boolean;
  /** The data for the state's screen, as the server sent it. Absent if there was no response since the page was loaded. */
  readonly stepData?: Readonly<Record<string, unknown>>;
  /** The version of the current state with its offer, as the last response named it; absent if that named none. */
  readonly stateVersion?: string;
}

/** An error of the server on a data point. No step of this page may ask that data point. */
export interface ServerFieldError {
  readonly name: string;
  readonly code: string;
}

/** A route to open, and how it is written into history. The route is below the base path, without slashes. */
export interface PendingRoute {
  readonly route: string;
  readonly mode: NavigationMode;
  /** Whether it also leaves a screen that does not depend on the progress state: only a decision of the applicant in this tab does. */
  readonly leavesStandalone?: true;
}

/** A create that was sent or is about to be sent, exactly as in the request. */
export interface PendingCreate {
  readonly idempotencyKey: string;
  readonly body: Lead;
}

/** The applicant has gone on to the next step before the server has answered (decision 56). A reload ends it. */
export interface Ahead {
  /** The steps up to the open one, and the parts of the lead that they ask for. A state that leads to one of them moves nobody. */
  readonly places: readonly string[];
  /** The latest step that was submitted during the request. Its answers are sent when the request ends. */
  readonly queued: StepPath | null;
  /** The open step, if the applicant put the focus in one of its fields. No answer of the server leads away from it. */
  readonly focusedStep: StepPath | null;
  /** Whether the server has named a state or an error since that leads away, and that is followed at the next press. */
  readonly leadsAway: boolean;
}

export interface LeadState {
  /** Random, made in this browser. Everything that is stored belongs to it. It leaves the browser only inside an idempotency key. */
  readonly applicationId: string;
  readonly application: Lead;
  readonly result: ApplicationResult;
  /** All states pushed so far; the last one is current. Starts with 0. */
  readonly progressStates: readonly number[];
  /**
   * Data points whose answers the applicant removed. An update names them, or the server would keep the old values. The contract, the storage and the
   * code have one name for it.
   */
  readonly emptied: readonly string[];
  /** The consents that the current state asks for. They go with it too. */
  readonly customerConsents: readonly CustomerConsent[];
  /** Where the last event leads. `RouteSync` writes it into the address and clears it; the specification names it (section 3). */
  readonly routeChange: PendingRoute | null;
  readonly fieldErrors: readonly ServerFieldError[];
  /** Steps edited since the last submit. The response to that submit does not open another step. */
  readonly stepsEditedSinceSubmit: readonly StepPath[];
  /** Null if the applicant waits for the answer to the last submit, or has followed it. */
  readonly ahead: Ahead | null;
  /** A decision that arrived while the applicant was typing. It is applied as a whole at the next press, or when the step is left. */
  readonly heldDecision: Envelope | null;
  /** The create that was sent or is about to be sent. Its body is never sent under another key. */
  readonly pendingCreate: PendingCreate | null;
  /** The first attempt to create the lead that the server has not processed, as a part of the idempotency key. */
  readonly attempt: number;
  /** The redirect that this lead followed. It is not followed again automatically. */
  readonly redirected: Redirect | null;
  /** Whether this application follows one that ended and is not created on the server yet. */
  readonly isReapplying: boolean;
  /** When the applicant last changed something or continued a lead by its link, in milliseconds since the epoch; null before. */
  readonly lastOperationTimestamp: number | null;
  /** How far the server's clock is ahead of the device's clock, in milliseconds; absent before a response has reported it. */
  readonly serverAheadMs?: number;
}

export const initialLeadState: LeadState = {
  applicationId: '',
  application: {},
  result: {},
  progressStates: [0],
  emptied: [],
  customerConsents: [],
  routeChange: null,
  fieldErrors: [],
  stepsEditedSinceSubmit: [],
  ahead: null,
  heldDecision: null,
  pendingCreate: null,
  attempt: 1,
  redirected: null,
  isReapplying: false,
  lastOperationTimestamp: null,
};

/** The number of the current progress state; 0 before the first push. */
export function getCurrentState(state: Pick<LeadState, 'progressStates'>): number {
  return state.progressStates.at(-1) ?? 0;
}

/**
 * Leaves the current state, or the same with another offer. What belongs to the lead remains, and the redirect that it followed. Errors of the form
 * remain too, those of a lender's questions do not.
 */
export function leaveState(lead: LeadState): LeadState {
  const fieldErrors = isAfterOffer(getCurrentState(lead)) ? [] : lead.fieldErrors;
  return { ...lead, result: {}, customerConsents: [], fieldErrors };
}

/** The lead in these progress states. A state that was left and has come back has another offer. */
export function withProgressStates(lead: LeadState, progressStates: readonly number[]): LeadState {
  const isSame =
    lead.progressStates.length === progressStates.length &&
    getCurrentState(lead) === getCurrentState({ progressStates });
  return { ...(isSame ? lead : leaveState(lead)), progressStates };
}
