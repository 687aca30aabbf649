import type { Envelope } from '../../api/envelope';
import type { ContinuationDecision } from '../../domain/journey/arrival/continuing';
import type { Session } from '../../domain/journey/arrival/session';
import { freshApplication } from '../../domain/journey/arrival/start';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import { routeFor } from '../../domain/journey/states/routeFor';
import type { Lead, LeadPath, LeadValue } from '../../domain/lead/lead';
import { answerAt, withAnswers } from '../../domain/lead/paths';
import { isRows, isWithin } from '../../domain/pages/questionnaire';
import type { AnswersGiven } from '../signals';
import {
  currentState,
  initialLeadState,
  type ApplicationResult,
  type ChangeTimes,
  type LeadState,
} from './leadState';

/** Puts answers into the lead and takes their errors away. */
export function withAnswersGiven(state: LeadState, given: AnswersGiven): LeadState {
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
export function continued(state: LeadState, decision: ContinuationDecision): LeadState {
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

/** What a new application takes over from one that ended. */
export function reapplicationOf({ application, redirected }: LeadState, session: Session): Lead {
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
export function pushed(state: LeadState, next: number): LeadState {
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
export function pushedUntold(state: LeadState, next: number): LeadState {
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

/** What the server answered about the lead: what it knows of it now, and where it leads. */
export function withEnvelope(state: LeadState, envelope: Envelope): LeadState {
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
