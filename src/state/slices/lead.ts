import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import { answersOfLead, isAnswered } from '../../api/fulfilled';
import type { CustomerConsent } from '../../api/consents';
import type { Envelope } from '../../api/envelope';
import type { Redirect } from '../../domain/journey/states/redirect';
import { routeFor, type NavigationMode } from '../../domain/journey/states/routeFor';
import type { ContinuationDecision } from '../../domain/journey/arrival/continuing';
import type { Session } from '../../domain/journey/arrival/session';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import { freshApplication, renewedApplication } from '../../domain/journey/arrival/start';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Lead, LeadPath, LeadValue } from '../../domain/lead/lead';
import { withVersions } from '../../domain/lead/policies';
import { withoutPersonalData } from '../../domain/lead/retention';
import { answerAt, withAnswers } from '../../domain/lead/paths';
import { isRows, isStepKey, isWithin } from '../../domain/pages/questionnaire';
import {
  answersRefused,
  answersTaken,
  applicationBegun,
  applicationDataUpdated,
  changeRequested,
  continuationDeclined,
  draftKept,
  leadContinued,
  personalDataForgotten,
  reapplied,
  stateCleared,
  tabsMerged,
  type AnswersGiven,
} from '../signals';

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

const slice = createSlice({
  name: 'leadApplication',
  initialState: initialLeadState,
  reducers: {
    applicationResultUpdated: (state, { payload }: PayloadAction<ApplicationResult>) => ({
      ...state,
      result: { ...state.result, ...payload },
    }),
    /** The result no longer stands: the lead's id goes with it. */
    applicationResultCleared: (state) => {
      const { id: _gone, ...application } = state.application;
      return { ...state, result: {}, application };
    },
    progressStatePushed: (state, { payload }: PayloadAction<number>) => pushed(state, payload),
    routeChangeRequested: (state, { payload }: PayloadAction<PendingRoute>) => ({
      ...state,
      routeChange: payload,
    }),
    routeChangeCleared: (state) => ({ ...state, routeChange: null }),
    customerConsentsUpdated: (state, { payload }: PayloadAction<readonly CustomerConsent[]>) => ({
      ...state,
      customerConsents: payload,
    }),
    // Nothing that is shown follows from both alone: the screen is made anew with what comes next, once.
    createPrepared: {
      prepare: prepareAutoBatched<PendingCreate>(),
      reducer: (state, { payload }: PayloadAction<PendingCreate>) => ({ ...state, pendingCreate: payload }),
    },
    /** The server answered a create for good: its key is used up. */
    createSettled: {
      prepare: prepareAutoBatched<void>(),
      reducer: (state) => ({
        ...state,
        pendingCreate: null,
        attempt: state.attempt + 1,
        isReapplying: false,
      }),
    },
    redirectFollowed: (state, { payload }: PayloadAction<Redirect>) => ({ ...state, redirected: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(applicationDataUpdated, (state, { payload }) => withAnswersGiven(state, payload))
      .addCase(answersTaken, (state, { payload: { errors, leadsTo } }) => ({
        ...state,
        fieldErrors: errors,
        routeChange: leadsTo === null ? state.routeChange : { route: leadsTo, mode: 'PUSH' },
      }))
      .addCase(answersRefused, (state, { payload: { errors, opens } }) => ({
        ...state,
        fieldErrors: errors,
        routeChange: opens === null ? state.routeChange : { route: opens, mode: 'PUSH' },
      }))
      .addCase(draftKept, (state, { payload: { key, at } }) => ({
        ...state,
        typedSince: isStepKey(key) ? [...new Set([...state.typedSince, key])] : state.typedSince,
        lastOperationTimestamp: at,
      }))
      .addCase(changeRequested, (state, { payload }) => ({
        ...state,
        routeChange: { route: payload, mode: 'PUSH' },
      }))
      .addCase(stateCleared, (state, { payload: { session, opens } }) => ({
        ...initialLeadState,
        attempt: state.attempt + 1,
        application: renewedApplication(state.application, session),
        changedAt: state.changedAt,
        lastOperationTimestamp: state.lastOperationTimestamp,
        routeChange: opens === null ? null : { route: opens, mode: 'PUSH' },
      }))
      .addCase(applicationBegun, (state, { payload: { application } }) => ({
        ...initialLeadState,
        attempt: state.attempt,
        application,
        routeChange: toIndex,
      }))
      .addCase(reapplied, (state, { payload }) => ({
        ...initialLeadState,
        attempt: state.attempt + 1,
        isReapplying: true,
        application: reapplicationOf(state, payload),
        routeChange: toIndex,
      }))
      .addCase(personalDataForgotten, (state) => ({
        ...state,
        application: withoutPersonalData(state.application),
        pendingCreate: null,
        fieldErrors: [],
        emptied: [],
        changedAt: {},
        customerConsents: [],
        lastOperationTimestamp: null,
      }))
      .addCase(leadContinued, (state, { payload }) => continued(state, payload))
      .addCase(continuationDeclined, (state) => ({ ...state, routeChange: toIndex }))
      .addCase(tabsMerged, (state, { payload }) => {
        const { application, emptied, changedAt, pendingCreate, savedAt } = payload;
        // What was told of one lead is not told of the one that follows it in another tab.
        const { id } = state.application;
        const told = id === undefined || id === application.id ? {} : nothingTold;
        const merged = {
          ...state,
          ...told,
          application,
          emptied,
          changedAt,
          pendingCreate,
          lastOperationTimestamp: savedAt,
        };
        return payload.state === null ? merged : pushedUntold(merged, payload.state);
      })
      .addMatcher(isAnswered(...answersOfLead), (state, { payload }) => withEnvelope(state, payload))
      .addMatcher(isAnswered('policies'), (state, { payload }) => {
        const { policies = [] } = state.application;
        const versioned = withVersions(policies, payload);
        if (versioned === policies) return state;
        return { ...state, application: { ...state.application, policies: [...versioned] } };
      });
  },
});

export const leadReducer = slice.reducer;
export const {
  applicationResultUpdated,
  applicationResultCleared,
  progressStatePushed,
  routeChangeRequested,
  routeChangeCleared,
  customerConsentsUpdated,
  createPrepared,
  createSettled,
  redirectFollowed,
} = slice.actions;

/** What is known of a lead that the server has told nothing of yet. */
const nothingTold = {
  result: {},
  fieldErrors: [],
  customerConsents: [],
  redirected: null,
} as const satisfies Partial<LeadState>;

/** The application's index: whoever comes back there has nothing to go back to. */
const toIndex: PendingRoute = { route: '', mode: 'REPLACE' };

/** The number of the state that was pushed last; 0 before the first. */
export function currentState(state: Pick<LeadState, 'progressStates'>): number {
  return state.progressStates.at(-1) ?? 0;
}

/** Puts answers into the lead and takes their errors away. */
function withAnswersGiven(state: LeadState, given: AnswersGiven): LeadState {
  const { answers, policies, at, leadsTo } = given;
  const inLead = answers.flatMap(({ name, path, value }) =>
    path === undefined || isRows(value) ? [] : [{ name, path, value }],
  );
  const application = withAnswers(state.application, new Map(inLead.map(({ path, value }) => [path, value])));
  return {
    ...state,
    application: policies.length === 0 ? application : { ...application, policies: [...policies] },
    emptied: emptiedWith(state, inLead),
    changedAt: { ...state.changedAt, ...changesAmong(inLead, state.application, at) },
    typedSince: [],
    fieldErrors: state.fieldErrors.filter((error) => !answers.some(({ name }) => isWithin(error.name, name))),
    routeChange: leadsTo === null ? state.routeChange : { route: leadsTo, mode: 'PUSH' },
    lastOperationTimestamp: at,
  };
}

interface AnswerInLead {
  readonly name: string;
  readonly path: LeadPath;
  readonly value: LeadValue;
}

function emptiedWith(
  { application, emptied }: LeadState,
  answers: readonly AnswerInLead[],
): readonly string[] {
  const isEmptied = ({ name, path, value }: AnswerInLead) =>
    value === undefined && (emptied.includes(name) || answerAt(application, path) !== undefined);
  const others = emptied.filter((name) => !answers.some((answer) => answer.name === name));
  return [...others, ...answers.filter(isEmptied).map(({ name }) => name)];
}

function changesAmong(answers: readonly AnswerInLead[], application: Lead, at: number): ChangeTimes {
  return Object.fromEntries(
    answers.filter(({ path, value }) => answerAt(application, path) !== value).map(({ path }) => [path, at]),
  );
}

/** A lead that a link leads to: the input of the same one stays, that of another goes. */
function continued(state: LeadState, decision: ContinuationDecision): LeadState {
  const { application, isSame, isStale, state: next } = decision;
  const kept: LeadState = isSame && !isStale ? state : { ...initialLeadState, attempt: state.attempt };
  const taken: LeadState = {
    ...kept,
    application,
    ...(isSame ? { changedAt: state.changedAt, lastOperationTimestamp: state.lastOperationTimestamp } : {}),
    ...(isStale ? { attempt: state.attempt + 1 } : {}),
  };
  return {
    ...pushedUntold(taken, next),
    routeChange: { route: progressStateOf(next)?.route ?? '', mode: 'REPLACE' },
  };
}

function reapplicationOf({ application, redirected }: LeadState, session: Session): Lead {
  return {
    ...freshApplication(application, session),
    posthogParameters: {
      isLeadPrefilled: false,
      leadPrefilledFields: [],
      leadPreviouslyRedirected:
        redirected !== null || application.posthogParameters?.leadPreviouslyRedirected === true,
    },
  };
}

/** A repeated state is not a new one: it must not move the applicant (experience, section 3). */
function pushed(state: LeadState, next: number): LeadState {
  const previous = currentState(state);
  if (next === previous) return state;
  const { route, mode } = routeFor(next, previous, state.result.partnerName);
  return {
    ...state,
    typedSince: [],
    progressStates: [...state.progressStates, next],
    routeChange: { route, mode },
  };
}

/** The same, of a state that was not learned from an answer about it: what its screen needs has yet to be told. */
function pushedUntold(state: LeadState, next: number): LeadState {
  if (next === currentState(state)) return state;
  const { stepData: _ofAnother, ...result } = state.result;
  return pushed({ ...state, result, customerConsents: [] }, next);
}

/** What was told for another state is none for this one. */
function stepDataAfter(
  { result, progressStates }: LeadState,
  { state, stepData }: Envelope,
): Pick<ApplicationResult, 'stepData'> {
  if (stepData !== undefined) return { stepData };
  if (state === undefined) return {};
  return isNews({ progressStates }, { state }) || result.stepData === undefined ? { stepData: {} } : {};
}

/** Whether an answer names another state than the present one. */
function isNews(
  { progressStates }: Pick<LeadState, 'progressStates'>,
  { state }: Pick<Envelope, 'state'>,
): boolean {
  return state !== undefined && state !== progressStates.at(-1);
}

function withEnvelope(state: LeadState, envelope: Envelope): LeadState {
  const { id, leadStatus, expiresAt, status, offerId, partnerName, redirect } = envelope;
  const told: LeadState = {
    ...state,
    application: {
      ...state.application,
      ...(id === undefined ? {} : { id }),
      ...(leadStatus === undefined ? {} : { leadStatus }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    },
    result: {
      ...state.result,
      ...(status === undefined ? {} : { status }),
      ...(offerId === undefined ? {} : { offerId }),
      ...(partnerName === undefined ? {} : { partnerName }),
      ...(redirect === undefined ? {} : { redirect }),
      ...stepDataAfter(state, envelope),
    },
    customerConsents: envelope.customerConsents ?? (isNews(state, envelope) ? [] : state.customerConsents),
  };
  // What is typed now is not in what was answered: it is sent first, and the answer to that leads on.
  const leadsOn = envelope.state !== undefined && state.typedSince.length === 0;
  return leadsOn ? pushed(told, envelope.state) : told;
}
