import { api } from '../../api/api';
import { stateActions, stayingActions } from '../../api/stateActions';
import { calls } from '../../api/calls.gen';
import { keysAboutState, keysEndingWithState, type RequestKey } from '../../domain/journey/calls/requests';
import {
  idleStatus,
  isRequestPending,
  isWaitingForNetwork,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { findProgressState, isEndState } from '../../domain/journey/states/progressStates';
import { isStateKey } from '../../domain/pages/questionnaire';
import type { StartListening } from '../root';
import type { ListenerContext } from '../submission/context';
import { createCallByTable } from '../submission/createCall';
import { isNewPlace, isSamePlace, isSameState } from '../selectors/seenPlace';
import { isFromOtherTab } from './ownEvents';
import { sendForLead, sendOnce, resetRequestStatus } from '../submission/sendOnce';
import { requestStatusChanged } from '../slices/asyncFormData';
import { answersReopened, stateActionRequested, stepDataRejected } from '../events';
import {
  getSeenState,
  listMovedRequests,
  selectProgressState,
  selectRequestStatus,
} from '../selectors/journey';

/** Sends the actions of a state's screen, one request for each press. The response names the next state. */
export function setupStateActionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stateActionRequested,
    effect: (action, context) => send(action, context),
  });
  // The tab that acted reopens the questions of a state that it leaves.
  startListening({
    predicate: (action, current, previous) => !isFromOtherTab(action) && isNewPlace(previous, current),
    effect: (_action, { dispatch, getState }) => {
      for (const key of getState().dynamicPages.submitted)
        if (isStateKey(key)) dispatch(answersReopened(key));
    },
  });
  // The status of a request belongs to what its screen showed: the next state starts without it, and so does another offer of the same state.
  startListening({
    predicate: (_action, current, previous) => !isSamePlace(previous, current),
    effect: (_action, context) => {
      const { dispatch, getState, getOriginalState } = context;
      // That the lead had moved on is shown on one screen: the one that showed then.
      for (const key of listMovedRequests(getState()))
        dispatch(requestStatusChanged({ key, status: idleStatus }));
      const staysInState = isSameState(getOriginalState(), getState());
      for (const key of new Set([...keysAboutState, ...(staysInState ? [] : keysEndingWithState)]))
        leavePlace(key, staysInState, context);
    },
  });
  const logged = new Set<string>();
  startListening({
    actionCreator: stepDataRejected,
    effect: ({ payload }, { getState, extra }) => {
      const state = selectProgressState(getState());
      const places = payload.join(', ');
      if (logged.has(`${state} ${places}`)) return;
      logged.add(`${state} ${places}`);
      extra.log('The data for the screen of a state is missing or invalid', {
        state,
        route: findProgressState(state)?.route ?? '',
        ...(places === '' ? {} : { places }),
      });
    },
  });
}

/** Takes back what waits to be sent, and resets a status that was about what showed before. */
function leavePlace(key: RequestKey, staysInState: boolean, context: ListenerContext): void {
  const status = selectRequestStatus(context.getState(), key);
  // What is under way may have led here.
  const isPast = staysInState
    ? isFailed(status)
    : keysEndingWithState.includes(key) || !isRequestPending(status);
  if (isWaitingForNetwork(status)) {
    // The screen that shows now says why.
    context.dispatch(requestStatusChanged({ key, status: { kind: 'not-saved', reason: 'moved' } }));
  } else if (isPast) resetRequestStatus(key, context);
}

function isFailed(status: RequestStatus): boolean {
  return status.kind === 'not-saved' && !isWaitingForServer(status);
}

async function send(
  action: ReturnType<typeof stateActionRequested>,
  context: ListenerContext,
): Promise<void> {
  const { call, details } = action.payload;
  const { getState } = context;
  const { id } = getState().leadApplication.application;
  if (id === undefined) return;
  // A code that is sent again belongs to the number, and not to the state.
  const seen = stateActions[call] === 'stateAction' ? getSeenState(getState()) : {};
  const { params, body } = calls[call].path.includes('{id}')
    ? { params: { id }, body: seen }
    : { params: {}, body: { id, ...seen, ...details } };
  // Two actions of one state, and one action of two offers, may have equal bodies.
  const { offerId } = getState().leadApplication.result;
  const place = { call, params, body, state: selectProgressState(getState()), offerId };
  // After an end the server alone knows what it still takes: an appeal may be longer possible than the lead can be continued.
  const sendAction = isEndState(selectProgressState(getState())) ? sendOnce : sendForLead;
  const send = createCallByTable<unknown>(api.endpoints[call], { params, body }, place, context);
  await sendAction(
    { key: stateActions[call], action, leadsOn: !stayingActions.includes(call) },
    send,
    context,
  );
}
