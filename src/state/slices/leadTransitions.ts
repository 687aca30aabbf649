import { dropUndefined } from '../../domain/lead/dropUndefined';
import { createFreshApplication } from '../../domain/journey/arrival/start';
import { getKeyAttempt } from '../../domain/journey/calls/idempotencyKey';
import { findProgressState, stateNumber } from '../../domain/journey/states/progressStates';
import type { NextStep } from '../../domain/journey/states/nextStep';
import { routeFor } from '../../domain/journey/states/routeFor';
import type { Lead, LeadPath, LeadValue } from '../../domain/lead/lead';
import { getAnswer, withAnswers } from '../../domain/lead/paths';
import { isRowAnswers, isControlOf } from '../../domain/pages/questionnaire';
import type { AnswersSubmitted, LeadContinued, pressQueued, Reapplication, SubmittedAnswer } from '../events';
import {
  getCurrentState,
  initialLeadState,
  leaveState,
  type Ahead,
  type LeadState,
  type PendingRoute,
} from './leadState';

/** Stores answers in the lead and removes their errors. */
export function applyAnswers(
  state: LeadState,
  { answers, policies, at, ...submitted }: AnswersSubmitted,
): LeadState {
  const application = withSubmitted(state.application, answers);
  return {
    ...state,
    application: policies.length === 0 ? application : { ...application, policies: [...policies] },
    emptied: updateEmptied(state, listAnswersInLead(answers)),
    stepsEditedSinceSubmit: [],
    ahead: getAheadAfter(state, submitted),
    fieldErrors: state.fieldErrors.filter(
      (error) => !answers.some(({ name }) => isControlOf(error.name, name)),
    ),
    routeChange: getRouteAfter(submitted) ?? state.routeChange,
    lastOperationTimestamp: at,
  };
}

/** The lead with submitted answers. */
export function withSubmitted(application: Lead, answers: readonly SubmittedAnswer[]): Lead {
  return withAnswers(
    application,
    new Map(listAnswersInLead(answers).map(({ path, value }) => [path, value])),
  );
}

function listAnswersInLead(answers: readonly SubmittedAnswer[]): readonly AnswerInLead[] {
  return answers.flatMap(({ name, path, value }) =>
    path === undefined || isRowAnswers(value) ? [] : [{ name, path, value }],
  );
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
    focusedStep: null,
    leadsAway: false,
  };
}

/** How far the applicant is ahead while a press is queued. Answers that must wait end it; a review sends all answers. */
export function getAheadWhileQueued(
  { ahead }: LeadState,
  { requestKey, press }: ReturnType<typeof pressQueued>['payload'],
): Ahead | null {
  if (ahead === null || requestKey !== 'lead') return ahead;
  return press.kind === 'review' ? { ...ahead, queued: null, focusedStep: null } : null;
}

/** A create that the server has processed. */
export interface SettledCreate {
  readonly idempotencyKey: string;
  /** The lead, if the server names one that it knew before. */
  readonly id?: string;
  /** Whether the server has rejected it for good. */
  readonly isRejected: boolean;
}

/** The lead after a create. The next one has an unused key. One that is rejected late does not settle a later one, which another tab has sent. */
export function settleCreate(state: LeadState, { idempotencyKey, id, isRejected }: SettledCreate): LeadState {
  const { application, attempt, pendingCreate } = state;
  const isLate = isRejected && pendingCreate?.idempotencyKey !== idempotencyKey;
  return {
    ...state,
    pendingCreate: isLate ? pendingCreate : null,
    application: id === undefined ? application : { ...application, id },
    attempt: Math.max(attempt, getKeyAttempt(idempotencyKey) + 1),
    isReapplying: false,
  };
}

/** Names the fields that a link or the embedding page has filled in. The applicant edited nothing. */
export function addPrefilledFields(state: LeadState, fields: readonly string[]): LeadState {
  const previous = state.application.posthogParameters;
  const names = [...new Set([...(previous?.leadPrefilledFields ?? []), ...fields])];
  const posthogParameters = {
    isLeadPrefilled: names.length > 0,
    leadPrefilledFields: names,
    leadPreviouslyRedirected: previous?.leadPreviouslyRedirected === true,
  };
  return {
    ...state,
    application: { ...state.application, posthogParameters },
  };
}

/** The route change of a submitted step; null to stay. */
export function getRouteAfter({ nextRoute }: NextStep): PendingRoute | null {
  return nextRoute === null ? null : { route: nextRoute, mode: 'PUSH' };
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

/** Continues the lead of a link. Keeps the input of the same lead and drops that of another. */
export function applyContinuation(state: LeadState, decision: LeadContinued): LeadState {
  const { applicationId, application, isSame, isStale, state: next, at } = decision;
  const base: LeadState = isSame && !isStale ? state : initialLeadState;
  const continued: LeadState = { ...base, applicationId, application, lastOperationTimestamp: at };
  return {
    ...pushStateWithoutData(continued, next),
    routeChange: { route: findProgressState(next)?.route ?? '', mode: 'REPLACE', leavesStandalone: true },
  };
}

/** Creates the lead of a new application after an end state. */
export function createReapplication(
  { application, redirected, progressStates }: LeadState,
  { session, amount }: Reapplication,
): Lead {
  // Another tab may have left for the lender.
  const isRedirected = redirected !== null || progressStates.includes(stateNumber('REDIRECTED'));
  return { ...createFreshApplication(application, session, isRedirected), ...dropUndefined({ amount }) };
}

/** Pushes a progress state and opens its route. A repeated state must not move the applicant. */
export function pushState(state: LeadState, next: number): LeadState {
  const previous = getCurrentState(state);
  if (next === previous) return state;
  const { route, mode } = routeFor(next, previous, state.result.partnerName);
  return {
    ...state,
    stepsEditedSinceSubmit: [],
    ahead: null,
    // What was held is older.
    heldDecision: null,
    progressStates: [...state.progressStates, next],
    // The step that was opened before the answer was not the server's.
    routeChange: { route, mode: state.ahead === null ? mode : 'REPLACE' },
  };
}

/** Pushes a state that did not come from a response, so that nothing of it is known yet. */
export function pushStateWithoutData(state: LeadState, next: number): LeadState {
  return next === getCurrentState(state) ? state : pushState(leaveState(state), next);
}
