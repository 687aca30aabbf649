import * as v from 'valibot';
import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { sharedStateRequested, waitReceived, waitRestored } from '../events';
import type { StartListening } from '../root';
import { selectApplication, selectRequestStatus } from '../selectors/journey';
import { requestKeys, waitSchema } from '../stored/restoreFormData';
import { getRemainingWaitSeconds } from '../submission/deliver';

/** `wait` in local storage: the latest `Retry-After` delay. */
const sharedWaitSchema = v.object({
  sessionId: v.string(),
  key: v.picklist(requestKeys),
  waiting: waitSchema,
});

/** Shares the `Retry-After` delays of a session between its tabs: the server asked all of them to wait. */
export function setupSharedWaitListener(startListening: StartListening): void {
  startListening({
    actionCreator: waitReceived,
    effect: ({ payload: { key, seconds } }, { getState, extra }) => {
      const { sessionId } = selectApplication(getState());
      const until = extra.now() + seconds * 1000;
      const waiting = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft: seconds, until } as const;
      if (sessionId !== undefined) extra.shared.set('wait', { sessionId, key, waiting });
    },
  });
  startListening({
    actionCreator: sharedStateRequested,
    effect: (_action, { dispatch, getState, extra }) => {
      const shared = extra.shared.getParsed('wait', sharedWaitSchema);
      if (shared === null || shared.sessionId !== selectApplication(getState()).sessionId) return;
      const { key, waiting } = shared;
      const status = selectRequestStatus(getState(), key);
      const isHeld = isRequestPending(status) || isWaitingForServer(status);
      if (!isHeld && getRemainingWaitSeconds(waiting, extra.now()) > 0)
        dispatch(waitRestored({ key, waiting }));
    },
  });
}
