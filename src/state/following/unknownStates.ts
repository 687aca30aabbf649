import { progressStateOf } from '../../domain/journey/states/progressStates';
import type { StartListening } from '../root';
import { currentState } from '../slices/leadState';

/** Logs a state that this release does not know, each once; the applicant goes on from the index route. */
export function setupUnknownStatesListener(startListening: StartListening): void {
  const logged = new Set<number>();
  startListening({
    predicate: (_action, current, previous) =>
      current.leadApplication.progressStates !== previous.leadApplication.progressStates,
    effect: (_action, { getState, extra }) => {
      const state = currentState(getState().leadApplication);
      if (progressStateOf(state) !== null || logged.has(state)) return;
      logged.add(state);
      extra.log('The server named an unknown state', { state });
    },
  });
}
