import { api } from '../../api/api';
import { toCallResult } from '../../api/callResult';
import { isFinalError } from '../../api/failure';
import type { AffiliateReference } from '../../domain/journey/arrival/affiliate';
import { readRetryDelaysMs } from '../../domain/journey/calls/retryDelays';
import type { AppThunk } from '../root';
import { getWaitMs, isReadOver } from './readWithRetries';

/**
 * Reports the visit that an affiliate has brought. Nobody waits for it, and with one key it counts once, however often it is sent.
 *
 * @returns whether the server has answered for good; otherwise the next start reports it
 */
export function reportVisit(
  { setAt: _setAt, visitKey: _visitKey, ...params }: AffiliateReference,
  idempotencyKey: string,
): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, extra) => {
    const event = { body: { ...params, event: 'visit' }, idempotencyKey } as const;
    const { signal } = new AbortController();
    for (const delayMs of [...readRetryDelaysMs, null]) {
      const sent = await dispatch(api.endpoints.affiliateEvent.initiate(event, { track: false }));
      const { error } = toCallResult(sent);
      if (error === undefined || isFinalError(error)) return true;
      if (isReadOver(error) || delayMs === null) return false;
      await extra.wait(Math.max(delayMs, getWaitMs(error)), signal);
    }
    return false;
  };
}
