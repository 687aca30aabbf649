import { dropUndefined } from '../../domain/lead/dropUndefined';
import { pickServerFields } from '../../domain/lead/serverFields';
import type { Envelope } from '../../api/envelope';
import {
  findLeadPart,
  findStateRoute,
  hasLeftForm,
  isAfterOffer,
  isEndState,
  validateStoredStates,
} from '../../domain/journey/states/progressStates';
import type { StoredApplication, StoredServerState } from '../storedApplication';
import { getKeyAttempt } from '../../domain/journey/calls/idempotencyKey';
import {
  getCurrentState,
  leaveState,
  type ApplicationResult,
  type LeadState,
  type PendingCreate,
} from './leadState';
import { pushState } from './leadTransitions';

/** Follows what another tab has stored. What the server has reported only grows, so its order does not matter. */
export function followOtherTab(state: LeadState, { input, server }: StoredApplication): LeadState {
  const application = { ...input.application, ...pickServerFields(state.application) };
  return followServer(
    { ...state, application, emptied: input.emptied, lastOperationTimestamp: input.savedAt },
    server,
  );
}

function followServer(state: LeadState, server: StoredServerState): LeadState {
  // Tabs that could not read each other's changes created a lead each. What the server reported about one does not apply to the other.
  const { id } = state.application;
  if (id !== undefined && server.id !== undefined && id !== server.id) return state;
  const { serverAheadMs } = server;
  const attempt = Math.max(state.attempt, server.attempt);
  const application = {
    ...state.application,
    ...pickServerFields(server),
    ...dropUndefined({ id: id ?? server.id }),
  };
  const known: LeadState = {
    ...state,
    // The same reference for the same values, so that a tab does not write again what it has only read.
    application:
      JSON.stringify(application) === JSON.stringify(state.application) ? state.application : application,
    attempt,
    pendingCreate:
      id === undefined && server.id === undefined ? findPendingCreate(state, server, attempt) : null,
    ...dropUndefined({ serverAheadMs }),
  };
  // Before the offer each tab moves through the form by itself. All follow a decision of the server, and where it leads from there.
  const states = validateStoredStates(server.progressStates, known.application.id);
  const isFurther = isDecided(state) ? states.length > listStates(state).length : hasLeftForm(states);
  if (!isFurther) return known;
  return {
    // The lead has left its state, also if it has come back to one of the same number: that may have another offer.
    ...pushState(leaveState(known), getCurrentState({ progressStates: states })),
    // With the same list, either tab can tell which of them is further.
    progressStates: states,
  };
}

/** The states of a tab, with the decision that waits in it: that is stored already, and waits whatever else another tab stores. */
const listStates = ({ heldDecision, progressStates }: LeadState): readonly number[] =>
  heldDecision?.state === undefined ? progressStates : [...progressStates, heldDecision.state];

const isDecided = (state: LeadState): boolean => hasLeftForm(listStates(state));

/** Whether another tab has received more of the server than a first decision: a later decision, or one after that which this tab knows. */
export function leadsFurther(
  state: LeadState,
  { progressStates }: Pick<StoredServerState, 'progressStates'>,
): boolean {
  return isDecided(state)
    ? progressStates.length > listStates(state).length
    : progressStates.filter(isAfterOffer).length > 1;
}

/** The pending create of either tab, unless the server has already settled it in the other. */
function findPendingCreate(
  mine: Pick<LeadState, 'pendingCreate'>,
  theirs: Pick<LeadState, 'pendingCreate'>,
  attempt: number,
): PendingCreate | null {
  const pending = mine.pendingCreate ?? theirs.pendingCreate;
  return pending !== null && getKeyAttempt(pending.idempotencyKey) >= attempt ? pending : null;
}

/** Whether a response names another state than the current one, or the same with another offer. */
function namesNewState(
  { progressStates, result }: Pick<LeadState, 'progressStates' | 'result'>,
  { state, stateVersion = result.stateVersion }: Envelope,
): boolean {
  if (state === undefined) return false;
  const isOtherVersion = result.stateVersion !== undefined && stateVersion !== result.stateVersion;
  return isOtherVersion || state !== getCurrentState({ progressStates });
}

/** Stores a response about the lead and follows its state. A decision that arrives while the applicant types is held as a whole. */
export function applyEnvelope(before: LeadState, envelope: Envelope): LeadState {
  const { id, state: named } = envelope;
  // An end stays: a remembered reply is as old as the first attempt of its call.
  if (isEndState(getCurrentState(before)) && named !== undefined && !isEndState(named)) return before;
  if (isHeldBack(before, envelope)) {
    const application = { ...before.application, ...dropUndefined({ id }) };
    const ahead = before.ahead && { ...before.ahead, queued: null };
    return { ...before, application, ahead, heldDecision: envelope };
  }
  const state = namesNewState(before, envelope) ? leaveState(before) : before;
  const next: LeadState = {
    ...state,
    heldDecision: envelope.state === undefined ? state.heldDecision : null,
    application: { ...state.application, ...pickServerFields(envelope) },
    result: getResultAfter(before, state, envelope),
    customerConsents: envelope.customerConsents ?? state.customerConsents,
  };
  return envelope.state === undefined ? next : followState(next, envelope.state);
}

/** Whether a response has a decision that would take the applicant away from a field, or from a step that was edited since the submit. */
function isHeldBack(state: LeadState, { state: next }: Envelope): boolean {
  if (next === undefined || !isAfterOffer(next) || hasLeftForm(state.progressStates)) return false;
  return state.stepsEditedSinceSubmit.length > 0 || (state.ahead?.focusedStep ?? null) !== null;
}

/** Applies the decision that was held back. */
export function showHeldDecision(state: LeadState): LeadState {
  const { heldDecision } = state;
  return heldDecision === null
    ? state
    : applyEnvelope({ ...state, heldDecision: null, ahead: null, stepsEditedSinceSubmit: [] }, heldDecision);
}

/**
 * The result after a response. One that names the state tells everything: what it leaves out is not known any more. The data of another version of
 * the same state are asked for (`checkingListeners.ts`), and are unknown until then.
 */
function getResultAfter(
  before: LeadState,
  { result: { stateVersion: presentVersion, ...result } }: LeadState,
  { state, stateVersion, status, offerId, partnerName, redirect, stepData }: Envelope,
): ApplicationResult {
  const isNamed = state !== undefined;
  const isSameState = state === getCurrentState(before);
  const isUnknown = isSameState && before.result.stepData !== undefined;
  return {
    ...result,
    ...(isNamed && result.stepData === undefined && !isUnknown ? { stepData: {} } : {}),
    ...dropUndefined({
      status,
      offerId,
      partnerName,
      redirect,
      stepData,
      stateVersion: isNamed ? stateVersion : presentVersion,
    }),
  };
}

/** Follows the state of a response, unless answers wait to be sent, the applicant is in a field, or is where it leads to. */
function followState(state: LeadState, next: number): LeadState {
  const { ahead, stepsEditedSinceSubmit, progressStates } = state;
  if (ahead === null) return stepsEditedSinceSubmit.length === 0 ? pushState(state, next) : state;
  if (isAfterOffer(next)) return pushState(state, next);
  if (ahead.queued !== null || next === getCurrentState(state)) return state;
  const route = findStateRoute(next, state.result.partnerName);
  const places = route === null ? [] : [route, findLeadPart(route)];
  if (places.some((place) => place !== null && ahead.places.includes(place)))
    return { ...state, progressStates: [...progressStates, next] };
  const isFree = ahead.focusedStep === null && stepsEditedSinceSubmit.length === 0;
  return isFree ? pushState(state, next) : { ...state, ahead: { ...ahead, leadsAway: true } };
}
