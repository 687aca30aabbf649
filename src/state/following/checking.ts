import { api } from '../../api/api';
import { isOvertaken } from '../../api/fulfilled';
import { nextPoll } from '../../domain/journey/states/polling';
import { progressStateOf, stateNumber } from '../../domain/journey/states/progressStates';
import { checkingResumed, checkingStalled } from '../slices/asyncFormData';
import { currentState } from '../slices/lead';
import type { AppDispatch, RootState, StartListening } from '../root';
import { checkingOpened, pageRestored } from '../signals';
import { until } from '../sending/until';

/**
 * Asks for the decision with growing pauses, not while the page is hidden, until there is one or the limit is reached. A
 * page that comes back asks once where the lead stands.
 */
export function setupCheckingListeners(startListening: StartListening): void {
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
        if (isChecking(getState())) await ask(dispatch, getState);
      }
    },
  });
  // What was said too late may be the newer word all the same: the server knows.
  startListening({
    predicate: isOvertaken,
    effect: async (_action, { dispatch, getState }) => ask(dispatch, getState),
  });
  startListening({
    actionCreator: pageRestored,
    effect: async (_action, { dispatch, getState }) => {
      const { leadApplication } = getState();
      if (isChecking(getState())) dispatch(checkingOpened());
      else if (progressStateOf(currentState(leadApplication))?.phase === 'after-offer')
        await ask(dispatch, getState);
    },
  });
}

function isChecking(state: RootState): boolean {
  return currentState(state.leadApplication) === stateNumber('CHECKING');
}

/** One question; what a failed one would have told is told by the next call. */
async function ask(dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const { id } = getState().leadApplication.application;
  if (id === undefined) return;
  await dispatch(
    api.endpoints.leadStatus.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
  );
}
