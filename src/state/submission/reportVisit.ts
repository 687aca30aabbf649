import { api } from '../../api/api';
import { toCallResult } from '../../api/callResult';
import type { AffiliateReference } from '../../domain/journey/arrival/affiliate';
import { readRetryDelaysMs } from '../../domain/journey/calls/retryDelays';
import type { AppThunk } from '../root';
import { getWaitMs, isReadOver } from './readWithRetries';

/** Reports the visit that an affiliate has brought. Nobody waits for it, and with one key it counts once, however often it is sent. */
export function reportVisit({ setAt: _setAt, ...params }: AffiliateReference): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const event = { body: { ...params, event: 'visit' }, idempotencyKey: extra.createId() } as const;
    const { signal } = new AbortController();
    for (const delayMs of [...readRetryDelaysMs, null]) {
      const sent = await dispatch(api.endpoints.affiliateEvent.initiate(event, { track: false }));
      const { error } = toCallResult(sent);
      if (error === undefined || isReadOver(error) || delayMs === null) return;
      await extra.wait(Math.max(delayMs, getWaitMs(error)), signal);
    }
  };
}
