import * as v from 'valibot';
import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { sharedWaitRead, waitReceived, waitRestored } from '../events';
import type { StartListening } from '../root';
import { selectApplicationId, selectRequestStatus } from '../selectors/journey';
import { requestKeys, waitSchema } from '../stored/restoreFormData';
import { getRemainingWaitSeconds } from '../submission/sendWithRetries';

/** `wait` in local storage: the latest `Retry-After` delay. */
const sharedWaitSchema = v.object({
  applicationId: v.string(),
  key: v.picklist(requestKeys),
  waiting: waitSchema,
});

/** Shares the `Retry-After` delays of an application between its tabs: the server asked all of them to wait. */
export function setupSharedWaitListener(startListening: StartListening): void {
  startListening({
    actionCreator: waitReceived,
    effect: ({ payload: { key, seconds } }, { getState, extra }) => {
      const applicationId = selectApplicationId(getState());
      const until = extra.now() + seconds * 1000;
      const waiting = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft: seconds, until } as const;
      extra.shared.set('wait', { applicationId, key, waiting });
    },
  });
  startListening({
    actionCreator: sharedWaitRead,
    effect: (_action, { dispatch, getState, extra }) => {
      const shared = extra.shared.getParsed('wait', sharedWaitSchema);
      if (shared === null || shared.applicationId !== selectApplicationId(getState())) return;
      const { key, waiting } = shared;
      const status = selectRequestStatus(getState(), key);
      const isHeld = isRequestPending(status) || isWaitingForServer(status);
      if (!isHeld && getRemainingWaitSeconds(waiting, extra.now()) > 0)
        dispatch(waitRestored({ key, waiting }));
    },
  });
}
