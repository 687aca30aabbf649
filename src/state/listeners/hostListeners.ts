import { stateNumber } from '../../domain/journey/states/progressStates';
import type { EventDetails, EventType } from '../../domain/embedding/hostMessages';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepPosition, getRequestedSteps } from '../../domain/pages/stepSequence';
import { answersAccepted, redirectBlocked, stepViewed } from '../events';
import type { RootState, StartListening } from '../root';
import {
  selectFocusedStep,
  selectLeadRequestStatus,
  selectProgressState,
  selectReceivedState,
  selectResult,
  selectSteps,
} from '../selectors/journey';
import { isFormComplete, isOwnEvent } from './ownEvents';

/** Sends an event to the embedding page. */
export type SendToHost = <Type extends EventType>(type: Type, detail: EventDetails[Type]) => void;

/** Reports events of the form to the embedding page. The route of a state is not sent: it would say what the server decided. */
export function setupHostListeners(
  startListening: StartListening,
  page: Page,
  send: SendToHost,
  position: HostPosition,
): void {
  startListening({
    actionCreator: stepViewed,
    effect: ({ payload: route }, { getState }) => position.send(getState(), route),
  });
  startListening({
    predicate: (action) => answersAccepted.match(action) && action.payload.requestKey === 'lead',
    effect: () => send('loan:saved', {}),
  });
  startListening({
    predicate: (action, current, previous) =>
      isOwnEvent(action) &&
      isFormComplete(selectReceivedState(current)) &&
      !isFormComplete(selectReceivedState(previous)),
    effect: () => send('loan:submitted', {}),
  });
  startListening({
    predicate: (_action, current, previous) => isNotSaved(current) && !isNotSaved(previous),
    effect: () => send('loan:error', { code: 'not-saved' }),
  });
  startListening({
    actionCreator: redirectBlocked,
    effect: () => send('loan:error', { code: 'not-opened' }),
  });
  if (page.definition.sendsOutcomeToHost !== undefined) setupOutcomeListener(startListening, send);
}

/** Where the applicant is among the steps on the path. */
export interface HostPosition {
  /** Sends a step, unless it was the last one that was sent. Sends nothing for a route that is no step. */
  readonly send: (state: RootState, route: string) => void;
  /** Another embedding page has connected, which knows no step. */
  readonly reset: () => void;
}

/** Sends each step once to an embedding page, which may connect before the step is shown or after. */
export function createHostPosition(page: Page, send: SendToHost): HostPosition {
  let last: string | null = null;
  return {
    send: (state, route) => {
      const steps = selectSteps(state, page);
      const index = steps.findIndex(({ path }) => path === route);
      const step = steps[index];
      if (step === undefined || route === last) return;
      last = route;
      const requested = getRequestedSteps(page, state.dynamicPages.requested, selectFocusedStep(state));
      const place = findStepPosition(requested, step.path);
      const section = place === null ? {} : { section: place.section, sections: place.sections };
      send('loan:step', { route, index, count: steps.length, ...section });
    },
    reset: () => {
      last = null;
    },
  };
}

const outcomes: ReadonlyMap<number, string> = new Map([
  [stateNumber('ACCEPTED'), 'accepted'],
  [stateNumber('REJECTED'), 'rejected'],
]);

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
