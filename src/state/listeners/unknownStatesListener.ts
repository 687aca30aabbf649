import { findProgressState } from '../../domain/journey/states/progressStates';
import type { StartListening } from '../root';
import { selectProgressState } from '../selectors/journey';

/** Logs each state that this release does not know once. The applicant continues at the index route. */
export function setupUnknownStatesListener(startListening: StartListening): void {
  const logged = new Set<number>();
  startListening({
    predicate: (_action, current, previous) =>
      current.leadApplication.progressStates !== previous.leadApplication.progressStates,
    effect: (_action, { getState, extra }) => {
      const state = selectProgressState(getState());
      if (findProgressState(state) !== null || logged.has(state)) return;
      logged.add(state);
      extra.log('The server named an unknown state', { state });
    },
  });
}
