import { isEndState } from '../domain/journey/states/progressStates';
import type { AppThunk } from './root';
import { selectProgressState } from './selectors/journey';

/**
 * Watches the present application. What was typed in it must not be stored after an end state or after another application replaced this
 * one: no personal data may remain.
 *
 * @returns tells whether it is still the present application and has not ended
 */
export function watchApplication(): AppThunk<() => boolean> {
  return (_dispatch, getState) => {
    const { replacedCount } = getState().asyncFormData;
    return () => {
      const state = getState();
      return state.asyncFormData.replacedCount === replacedCount && !isEndState(selectProgressState(state));
    };
  };
}
