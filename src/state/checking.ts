import { api } from '../api/api';
import { nextPoll } from '../domain/journey/polling';
import { stateNumber } from '../domain/journey/progressStates';
import { checkingResumed, checkingStalled } from './asyncFormData';
import { currentState } from './lead';
import type { AppDispatch, RootState, StartListening } from './root';
import { checkingOpened } from './signals';
import { until } from './until';

/** Asks for the decision with growing pauses, not while the page is hidden, until there is one or the limit is reached. */
export function setupCheckingListener(startListening: StartListening): void {
  startListening({
    actionCreator: checkingOpened,
    effect: async (_action, { dispatch, getState, extra, signal, cancelActiveListeners }) => {
      cancelActiveListeners();
      dispatch(checkingResumed());
      const began = extra.now();
      for (let asked = 0; isChecking(getState()); asked += 1) {
        const pause = nextPoll(asked, extra.now() - began);
        if (pause === null) {
          dispatch(checkingStalled());
          return;
        }
        await extra.wait(pause, signal);
        await until(() => !extra.isHidden(), extra.onVisibility, signal);
        await ask(dispatch, getState);
      }
    },
  });
}

function isChecking(state: RootState): boolean {
  return currentState(state.leadApplication) === stateNumber('CHECKING');
}

/** One question; a failed one is simply asked again later. */
async function ask(dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const { id } = getState().leadApplication.application;
  if (id === undefined || !isChecking(getState())) return;
  await dispatch(api.endpoints.leadStatus.initiate({ id }, { forceRefetch: true, subscribe: false }));
}
