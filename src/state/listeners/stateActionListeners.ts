import { stateActions, type StateActionName, type StateAction } from '../../api/stateActions';
import { api } from '../../api/api';
import { calls } from '../../api/calls.gen';
import type { Envelope } from '../../api/envelope';
import { idleStatus } from '../../domain/journey/calls/requestStatus';
import { findProgressState } from '../../domain/journey/states/progressStates';
import type { AppThunk, StartListening } from '../root';
import { keysOfOneState, type CallResult, type ListenerContext } from '../submission/deliver';
import { deliverForLead, resetRequestStatus } from '../submission/deliverOnce';
import { requestStatusChanged } from '../slices/asyncFormData';
import { stateActionRequested, stepDataRejected } from '../events';
import { getSeenState, listMovedRequests, selectProgressState } from '../selectors/journey';

/** Sends the actions of a state's screen, one request for each press. The response names the next state. */
export function setupStateActionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stateActionRequested,
    effect: ({ payload }, context) => send(payload, context),
  });
  // The status of an action belongs to one state: the next state starts without it.
  startListening({
    predicate: (_action, current, previous) => selectProgressState(current) !== selectProgressState(previous),
    effect: (_action, context) => {
      for (const key of keysOfOneState) resetRequestStatus(key, context);
      // That the lead had moved on is told on one screen: the one that showed then.
      for (const key of listMovedRequests(context.getState()))
        context.dispatch(requestStatusChanged({ key, status: idleStatus }));
    },
  });
  const logged = new Set<number>();
  startListening({
    actionCreator: stepDataRejected,
    effect: (_action, { getState, extra }) => {
      const state = selectProgressState(getState());
      if (logged.has(state)) return;
      logged.add(state);
      extra.log('The data for the screen of a state is missing or invalid', {
        state,
        route: findProgressState(state)?.route ?? '',
      });
    },
  });
}

async function send({ call, details }: StateAction, context: ListenerContext): Promise<void> {
  const { dispatch, getState } = context;
  const { id } = getState().leadApplication.application;
  if (id === undefined) return;
  // A code that is sent again belongs to the number, and not to the state.
  const seen = stateActions[call] === 'stateAction' ? getSeenState(getState()) : {};
  const { params, body } = calls[call].path.includes('{id}')
    ? { params: { id }, body: seen }
    : { params: {}, body: { id, ...seen, ...details } };
  await deliverForLead(
    stateActions[call],
    ({ getKey }) => dispatch(getInitiate(call)({ params, body, idempotencyKey: getKey(body) })),
    context,
  );
}

/** The `initiate` of an action's endpoint. `StateAction` types the argument. */
type Initiate = (argument: object) => AppThunk<Promise<CallResult<Envelope | 'taken'>>>;

function getInitiate(call: StateActionName): Initiate;
function getInitiate(call: StateActionName): object {
  return api.endpoints[call].initiate;
}
