import { findStepsLedPast } from '../../domain/journey/states/ledPast';
import { stepsLedPast } from '../events';
import type { StartListening } from '../root';
import { selectProgressState, selectSteps, selectSubmitted } from '../selectors/journey';
import { isFromOtherTab } from './ownEvents';

/** Counts the steps as submitted that a new state of the server leads past. The tab that received the state does, for all tabs. */
export function setupLedPastListener(startListening: StartListening): void {
  startListening({
    predicate: (action, current, previous) =>
      !isFromOtherTab(action) && selectProgressState(current) !== selectProgressState(previous),
    effect: (_action, { dispatch, getState, extra: { page } }) => {
      const state = getState();
      const steps = findStepsLedPast(selectProgressState(state), selectSteps(state, page), page);
      const unknown = steps.filter((path) => !selectSubmitted(state).includes(path));
      if (unknown.length > 0) dispatch(stepsLedPast(unknown));
    },
  });
}
