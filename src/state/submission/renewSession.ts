import { sharedStateRequested } from '../events';
import type { AppThunk } from '../root';
import { beginNextSession } from '../sessions';
import { sessionRenewed } from '../slices/lead';

/** Continues in the next session with all answers, so that the next create has an unused key. */
export function renewSession(): AppThunk {
  return (dispatch, getState, extra) => {
    dispatch(sessionRenewed(beginNextSession(getState().leadApplication, extra)));
    dispatch(sharedStateRequested());
  };
}
