import type { AppThunk } from '../root';
import { isSamePlace } from '../selectors/seenPlace';
import { requestStatusChanged } from '../slices/asyncFormData';

/** Watches what the screen of a state shows. The function that it returns tells whether it is still the same, and says so on the screen if not. */
export function watchSeenPlace(): AppThunk<() => boolean> {
  return (dispatch, getState) => {
    const seen = getState();
    return () => {
      const isSame = isSamePlace(seen, getState());
      if (!isSame)
        dispatch(requestStatusChanged({ key: 'state', status: { kind: 'not-saved', reason: 'moved' } }));
      return isSame;
    };
  };
}
