import { dropUndefined } from '../../domain/lead/dropUndefined';
import type { Envelope } from '../../api/envelope';
import type { ContinuationDecision } from '../../domain/journey/arrival/continuing';
import { createFreshApplication } from '../../domain/journey/arrival/start';
import { findLeadPart, findProgressState, findStateRoute } from '../../domain/journey/states/progressStates';
import type { NextStep } from '../../domain/journey/states/nextStep';
import { routeFor } from '../../domain/journey/states/routeFor';
import type { Lead, LeadPath, LeadValue, PolicyRecord } from '../../domain/lead/lead';
import { getAnswer, withAnswers } from '../../domain/lead/paths';
import { isLeadPath } from '../../domain/lead/schema';
import { isRowAnswers, isControlOf } from '../../domain/pages/questionnaire';
import type { AnswersSubmitted, Reapplication } from '../events';
import {
  getCurrentState,
  getLastRevision,
  initialLeadState,
  type Ahead,
  type ApplicationResult,
  type LeadState,
  type PendingRoute,
  type Revisions,
} from './leadState';

/** Stores answers in the lead and removes their errors. */
export function applyAnswers(
  state: LeadState,
  { answers, policies, at, ...submitted }: AnswersSubmitted,
): LeadState {
  const inLead = answers.flatMap(({ name, path, value }) =>
    path === undefined || isRowAnswers(value) ? [] : [{ name, path, value }],
  );
  // Two changes that have not read each other are ordered by time.
  const revision = Math.max(getLastRevision(state.changedAt) + 1, at);
  const application = withAnswers(state.application, new Map(inLead.map(({ path, value }) => [path, value])));
  return {
    ...state,
    application: policies.length === 0 ? application : { ...application, policies: [...policies] },
    emptied: updateEmptied(state, inLead),
    changedAt: { ...state.changedAt, ...getRevisions(inLead, policies, state.application, revision) },
    stepsEditedSinceSubmit: [],
    ahead: getAheadAfter(state, submitted),
    fieldErrors: state.fieldErrors.filter(
      (error) => !answers.some(({ name }) => isControlOf(error.name, name)),
    ),
    routeChange: getRouteAfter(submitted) ?? state.routeChange,
    lastOperationTimestamp: at,
  };
}

/** How far the applicant is ahead of the server after a submit. */
function getAheadAfter(
  { ahead }: LeadState,
  {
    requestKey,
    queuedStep,
    aheadPlaces,
  }: Pick<AnswersSubmitted, 'requestKey' | 'queuedStep' | 'aheadPlaces'>,
): Ahead | null {
  if (aheadPlaces === undefined) return null;
  const isNew = requestKey !== null && queuedStep === undefined;
  return {
    places: aheadPlaces,
    queued: queuedStep ?? (isNew ? null : (ahead?.queued ?? null)),
    occupied: null,
    isHeld: false,
    isAwaited: false,
  };
}

/** The route change of a submitted step; null to stay. */
export function getRouteAfter({ nextRoute, opensReview }: NextStep): PendingRoute | null {
  if (nextRoute === null) return null;
  return { route: nextRoute, mode: 'PUSH', ...(opensReview && { isReview: true }) };
}

interface AnswerInLead {
  readonly name: string;
  readonly path: LeadPath;
  readonly value: LeadValue;
}

function updateEmptied(
  { application, emptied }: LeadState,
  answers: readonly AnswerInLead[],
): readonly string[] {
  const isEmptied = ({ name, path, value }: AnswerInLead) =>
    value === undefined && (emptied.includes(name) || getAnswer(application, path) !== undefined);
  const others = emptied.filter((name) => !answers.some((answer) => answer.name === name));
  return [...others, ...answers.filter(isEmptied).map(({ name }) => name)];
}

/** The revisions of the answers that changed, and of consents that are refused again: another tab may have recorded an earlier consent. */
function getRevisions(
  answers: readonly AnswerInLead[],
  policies: readonly PolicyRecord[],
  application: Lead,
  revision: number,
): Revisions {
  const isRefused = (name: string) => policies.some(({ id, given }) => id === name && !given);
  return Object.fromEntries(
    answers
      .filter(({ name, path, value }) => getAnswer(application, path) !== value || isRefused(name))
      .map(({ path }) => [path, revision]),
  );
}

/**
 * The revisions of the answers that a renewed application has kept. A consent that another tab gives in the new session is later than
 * one that the renewal removed.
 */
export function getRevisionsOf(renewed: Lead, { application, changedAt }: LeadState): Revisions {
  const paths = Object.keys(changedAt).filter(isLeadPath);
  return Object.fromEntries(
    paths
      .filter((path) => getAnswer(renewed, path) === getAnswer(application, path))
      .map((path) => [path, changedAt[path]]),
  );
}

/** The first attempt that no create has used, for an application that drops its pending create. */
export function getUnusedAttempt({ attempt, pendingCreate }: LeadState): number {
  return pendingCreate === null ? attempt : attempt + 1;
}

/** Continues the lead of a link. Keeps the input of the same lead and drops that of another. */
export function applyContinuation(state: LeadState, decision: ContinuationDecision): LeadState {
  const { application, isSame, isStale, state: next } = decision;
  const base: LeadState =
    isSame && !isStale ? state : { ...initialLeadState, attempt: isStale ? 1 : getUnusedAttempt(state) };
  const continued: LeadState = {
    ...base,
    application,
    ...(isSame ? { changedAt: state.changedAt, lastOperationTimestamp: state.lastOperationTimestamp } : {}),
  };
  return {
    ...pushStateWithoutData(continued, next),
    routeChange: { route: findProgressState(next)?.route ?? '', mode: 'REPLACE', leavesStandalone: true },
  };
}

/** Creates the lead of a new application after an end state. */
export function createReapplication(
  { application, redirected }: LeadState,
  { session, ...begin }: Reapplication,
): Lead {
  return {
    ...createFreshApplication(application, session),
    ...begin,
    posthogParameters: {
      isLeadPrefilled: false,
      leadPrefilledFields: [],
      leadPreviouslyRedirected:
        redirected !== null || application.posthogParameters?.leadPreviouslyRedirected === true,
    },
  };
}

/** Pushes a progress state and opens its route. A repeated state must not move the applicant (experience, section 3). */
export function pushState(state: LeadState, next: number): LeadState {
  const previous = getCurrentState(state);
  if (next === previous) return state;
  const { route, mode } = routeFor(next, previous, state.result.partnerName);
  return {
    ...state,
    stepsEditedSinceSubmit: [],
    ahead: null,
    progressStates: [...state.progressStates, next],
    // The step that was opened before the answer was not the server's.
    routeChange: { route, mode: state.ahead === null ? mode : 'REPLACE' },
  };
}

/** Pushes a state that did not come from a response, and drops the screen data of the state before. */
export function pushStateWithoutData(state: LeadState, next: number): LeadState {
  if (next === getCurrentState(state)) return state;
  const { stepData: _stepData, stateVersion: _stateVersion, ...result } = state.result;
  return pushState({ ...state, result, customerConsents: [] }, next);
}

/** The screen data after a response. Data for another state does not apply to this one. */
function getStepDataAfter(
  { result, progressStates }: LeadState,
  { state, stepData }: Envelope,
): Pick<ApplicationResult, 'stepData'> {
  if (stepData !== undefined) return { stepData };
  if (state === undefined) return {};
  return namesNewState({ progressStates }, { state }) || result.stepData === undefined
    ? { stepData: {} }
    : {};
}

/** The result with the word that a response has for its state. A response that names a state without a word leaves none. */
function getVersionedResult(
  { stateVersion: before, ...result }: ApplicationResult,
  { state, stateVersion }: Envelope,
): ApplicationResult {
  return { ...result, ...dropUndefined({ stateVersion: state === undefined ? before : stateVersion }) };
}

/** Whether a response names another state than the current one. */
function namesNewState(
  { progressStates }: Pick<LeadState, 'progressStates'>,
  { state }: Pick<Envelope, 'state'>,
): boolean {
  return state !== undefined && state !== getCurrentState({ progressStates });
}

/** Stores the server's response about the lead and pushes its state. */
export function applyEnvelope(state: LeadState, envelope: Envelope): LeadState {
  const { id, leadStatus, expiresAt, status, offerId, partnerName, redirect } = envelope;
  const next: LeadState = {
    ...state,
    application: {
      ...state.application,
      ...dropUndefined({ id, leadStatus, expiresAt }),
    },
    result: {
      ...getVersionedResult(state.result, envelope),
      ...dropUndefined({ status, offerId, partnerName, redirect }),
      ...getStepDataAfter(state, envelope),
    },
    customerConsents:
      envelope.customerConsents ?? (namesNewState(state, envelope) ? [] : state.customerConsents),
  };
  return envelope.state === undefined ? next : followState(next, envelope.state);
}

/**
 * Pushes the state of a response. Answers that are not in this response are sent first, and the next response names the state. An
 * applicant who is in a field stays there until the next press, and one who is where the state leads to is not moved.
 */
function followState(state: LeadState, next: number): LeadState {
  const { ahead, stepsEditedSinceSubmit, progressStates } = state;
  if (ahead === null) return stepsEditedSinceSubmit.length === 0 ? pushState(state, next) : state;
  if (ahead.queued !== null || next === getCurrentState(state)) return state;
  const route = findStateRoute(next, state.result.partnerName);
  const places = route === null ? [] : [route, findLeadPart(route)];
  if (places.some((place) => place !== null && ahead.places.includes(place)))
    return { ...state, progressStates: [...progressStates, next] };
  const isFree = ahead.occupied === null && stepsEditedSinceSubmit.length === 0;
  return isFree ? pushState(state, next) : { ...state, ahead: { ...ahead, isHeld: true } };
}
