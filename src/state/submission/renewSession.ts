import { sharedStateRequested } from '../events';
import type { AppThunk } from '../root';
import { beginNextSession } from '../sessions';
import { createSettled } from '../slices/lead';

/** Continues in the next session with all answers, so that the next create has an unused key. */
export function renewSession(): AppThunk {
  return (dispatch, getState, extra) => {
    const { leadApplication } = getState();
    const session = beginNextSession(leadApplication, extra);
    dispatch(createSettled({ application: { ...leadApplication.application, ...session }, attempt: 1 }));
    dispatch(sharedStateRequested());
  };
}
