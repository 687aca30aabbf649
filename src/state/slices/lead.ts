import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswered } from '../../api/fulfilled';
import type { CustomerConsent } from '../../api/consents';
import type { Envelope } from '../../api/envelope';
import type { DataPointName } from '../../domain/catalogue/names';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Redirect } from '../../domain/journey/states/redirect';
import { routeFor, type NavigationMode } from '../../domain/journey/states/routeFor';
import type { Session } from '../../domain/journey/arrival/session';
import { freshApplication, renewedApplication } from '../../domain/journey/arrival/start';
import type { Lead, LeadPath, LeadValue } from '../../domain/lead/lead';
import { mergeLead } from '../../domain/lead/merge';
import { withoutPersonalData } from '../../domain/lead/retention';
import { answerAt, withAnswers } from '../../domain/lead/paths';

/** What the server has told of a decision. */
export interface ApplicationResult {
  readonly status?: string;
  readonly offerId?: string;
  readonly partnerName?: string;
  readonly redirect?: Redirect;
  /** What a state's screen needs, as the server sent it; each screen checks its own part by shape. */
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
  pendingCreate: null,
  attempt: 1,
  redirected: null,
  isReapplying: false,
  lastOperationTimestamp: null,
};

/** The answers of one step, as they enter the lead when the step is left or sent. */
export interface StepAnswers {
  readonly path: StepPath;
  readonly answers: readonly {
    readonly name: DataPointName;
    readonly path: LeadPath;
    readonly value: LeadValue;
  }[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const slice = createSlice({
  name: 'leadApplication',
  initialState: initialLeadState,
  reducers: {
    /** Puts a step's answers into the lead and clears the errors of that step. */
    applicationDataUpdated: (state, { payload: { answers, at } }: PayloadAction<StepAnswers>) => ({
      ...state,
      application: withAnswers(state.application, new Map(answers.map(({ path, value }) => [path, value]))),
      emptied: emptiedWith(state, answers),
      changedAt: { ...state.changedAt, ...changesAmong(answers, state.application, at) },
      fieldErrors: state.fieldErrors.filter((error) => !answers.some(({ name }) => name === error.name)),
      lastOperationTimestamp: at,
    }),
    /** The applicant typed something that has not entered the lead yet. `payload`: milliseconds since the epoch. */
    applicationTouched: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      lastOperationTimestamp: payload,
    }),
    /** What the machine adds or another tab changed: merged in, nothing else touched. */
    applicationMerged: (state, { payload }: PayloadAction<Lead>) => ({
      ...state,
      application: mergeLead(state.application, payload),
    }),
    /** The whole application as this tab and another, or the server, agree on it. */
    applicationReplaced: (state, { payload }: PayloadAction<Lead>) => ({ ...state, application: payload }),
    /** The answers of this tab and another as one. */
    tabsMerged: (
      state,
      { payload }: PayloadAction<{ readonly application: Lead; readonly changedAt: ChangeTimes }>,
    ) => ({ ...state, ...payload }),
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
    serverErrorsReceived: (state, { payload }: PayloadAction<readonly ServerFieldError[]>) => ({
      ...state,
      fieldErrors: payload,
    }),
    createPrepared: (state, { payload }: PayloadAction<PendingCreate>) => ({
      ...state,
      pendingCreate: payload,
    }),
    /** The server answered a create for good: its key is used up. */
    createSettled: (state) => ({
      ...state,
      pendingCreate: null,
      attempt: state.attempt + 1,
      isReapplying: false,
    }),
    /** Back to the beginning with the input kept: progress 0, no result, no stale parts. */
    stateCleared: (state, { payload }: PayloadAction<Session>) => ({
      ...initialLeadState,
      attempt: state.attempt + 1,
      application: renewedApplication(state.application, payload),
      changedAt: state.changedAt,
      lastOperationTimestamp: state.lastOperationTimestamp,
    }),
    redirectFollowed: (state, { payload }: PayloadAction<Redirect>) => ({ ...state, redirected: payload }),
    /** After an end nothing personal need stay in the browser. */
    personalDataForgotten: (state) => ({
      ...state,
      application: withoutPersonalData(state.application),
      pendingCreate: null,
      fieldErrors: [],
      emptied: [],
      changedAt: {},
      customerConsents: [],
      lastOperationTimestamp: null,
    }),
    /** A new lead after an end: nothing of the old one but what was not personal. */
    reapplied: (state, { payload }: PayloadAction<Session>) => ({
      ...initialLeadState,
      attempt: state.attempt + 1,
      isReapplying: true,
      application: reapplicationOf(state, payload),
    }),
    /** Another application takes this one's place: nothing that was answered or decided before stays. */
    applicationBegun: (state, { payload }: PayloadAction<Lead>) => ({
      ...initialLeadState,
      attempt: state.attempt,
      application: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnswered('envelope'), (state, { payload }) => withEnvelope(state, payload));
  },
});

export const leadReducer = slice.reducer;
export const {
  applicationDataUpdated,
  applicationTouched,
  applicationMerged,
  applicationReplaced,
  tabsMerged,
  applicationResultUpdated,
  applicationResultCleared,
  progressStatePushed,
  routeChangeRequested,
  routeChangeCleared,
  customerConsentsUpdated,
  serverErrorsReceived,
  createPrepared,
  createSettled,
  stateCleared,
  redirectFollowed,
  personalDataForgotten,
  reapplied,
  applicationBegun,
} = slice.actions;

/** The number of the state that was pushed last; 0 before the first. */
export function currentState(state: Pick<LeadState, 'progressStates'>): number {
  return state.progressStates.at(-1) ?? 0;
}

function emptiedWith(
  { application, emptied }: LeadState,
  answers: StepAnswers['answers'],
): readonly string[] {
  const isEmptied = ({ name, path, value }: StepAnswers['answers'][number]) =>
    value === undefined && (emptied.includes(name) || answerAt(application, path) !== undefined);
  const others = emptied.filter((name) => !answers.some((answer) => answer.name === name));
  return [...others, ...answers.filter(isEmptied).map(({ name }) => name)];
}

function changesAmong(answers: StepAnswers['answers'], application: Lead, at: number): ChangeTimes {
  return Object.fromEntries(
    answers.filter(({ path, value }) => answerAt(application, path) !== value).map(({ path }) => [path, at]),
  );
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
  const { route, mode } = routeFor(next, previous);
  return { ...state, progressStates: [...state.progressStates, next], routeChange: { route, mode } };
}

function withEnvelope(state: LeadState, envelope: Envelope): LeadState {
  const { id, leadStatus, expiresAt, status, offerId, partnerName, redirect, stepData } = envelope;
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
      ...(stepData === undefined ? {} : { stepData }),
    },
    customerConsents: envelope.customerConsents ?? state.customerConsents,
  };
  return envelope.state === undefined ? told : pushed(told, envelope.state);
}
