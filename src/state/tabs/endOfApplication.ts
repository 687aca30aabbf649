import { isEndState } from '../../domain/journey/states/progressStates';
import { personalDataCleared } from '../events';
import type { StartListening } from '../root';
import { selectProgressState } from '../selectors/journey';
import { endPresent } from './tabs';

/** Removes personal data at an end. Starts with the store: another tab may bring it before the calls have loaded. */
export function setupEndOfApplication(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      isEndState(selectProgressState(current)) && !isEndState(selectProgressState(previous)),
    effect: (_action, { dispatch, getState, extra }) => {
      dispatch(personalDataCleared());
      dispatch(endPresent(selectProgressState(getState())));
      extra.flush();
    },
  });
}
