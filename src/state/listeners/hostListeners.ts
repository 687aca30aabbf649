import { stateNumber } from '../../domain/journey/states/progressStates';
import type { EventDetails, EventType } from '../../domain/embedding/wire';
import type { Page } from '../../domain/pages/resolvePage';
import { answersAccepted, stepViewed } from '../events';
import type { RootState, StartListening } from '../root';
import {
  selectLeadRequestStatus,
  selectProgressState,
  selectResult,
  selectSteps,
} from '../selectors/journey';
import { isFormComplete, isOwnEvent } from './ownEvents';

/** Sends an event to the embedding page. */
export type SendToHost = <Type extends EventType>(type: Type, detail: EventDetails[Type]) => void;

/**
 * Reports events of the form to the embedding page. The route of a step says where the applicant is in the form. The route of a state
 * would say what the server decided, so it is not sent.
 */
export function setupHostListeners(startListening: StartListening, page: Page, send: SendToHost): void {
  startListening({
    actionCreator: stepViewed,
    effect: ({ payload: route }, { getState }) => sendStep(getState(), page, route, send),
  });
  startListening({
    predicate: (action) => answersAccepted.match(action) && action.payload.requestKey === 'lead',
    effect: () => send('loan:saved', {}),
  });
  startListening({
    predicate: (action, current, previous) =>
      isOwnEvent(action) && isFormComplete(current) && !isFormComplete(previous),
    effect: () => send('loan:submitted', {}),
  });
  startListening({
    predicate: (_action, current, previous) => isNotSaved(current) && !isNotSaved(previous),
    effect: () => send('loan:error', { code: 'not-saved' }),
  });
  if (page.definition.tellsHostOutcome !== undefined) setupOutcomeListener(startListening, send);
}

/** Sends the position of a step among the steps on the path. Sends nothing for a route that is no step. */
export function sendStep(state: RootState, page: Page, route: string, send: SendToHost): void {
  const steps = selectSteps(state, page);
  const index = steps.findIndex(({ path }) => path === route);
  if (index >= 0) send('loan:step', { route, index, count: steps.length });
}

const outcomes: ReadonlyMap<number, string> = new Map([
  [stateNumber('ACCEPTED'), 'accepted'],
  [stateNumber('REJECTED'), 'rejected'],
]);

/** Sends the decision and the lender. */
function setupOutcomeListener(startListening: StartListening, send: SendToHost): void {
  startListening({
    predicate: (action, current, previous) =>
      isOwnEvent(action) && selectProgressState(current) !== selectProgressState(previous),
    effect: (_action, { getState }) => {
      const outcome = outcomes.get(selectProgressState(getState()));
      if (outcome === undefined) return;
      send('loan:outcome', { outcome, lender: selectResult(getState()).partnerName ?? '' });
    },
  });
}

function isNotSaved(state: RootState): boolean {
  return selectLeadRequestStatus(state).kind === 'not-saved';
}
