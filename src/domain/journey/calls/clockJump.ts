import type { Lead, PolicyRecord } from '../../lead/lead';
import { readAdClick, withAdClick } from '../arrival/adClick';
import { withoutFuture } from '../arrival/staleness';
import { moveTime, toleranceMs, toServerTime } from './serverTime';

/** Moments of an application by the device's clock. */
export interface ApplicationMoments {
  readonly application: Lead;
  /** When the applicant last answered, in milliseconds since the epoch; null before the first answer. */
  readonly lastOperationTimestamp: number | null;
  /** How far the server's clock was ahead of the device's clock when these moments were stored, in milliseconds; absent if unknown. */
  readonly serverAheadMs?: number;
}

/**
 * Corrects the moments after a response. If the server's clock is no longer as far ahead as before, the device's clock has jumped.
 * After a jump forward, less time has passed than the device says: the moments move with it. After a jump back they do not move, so
 * that nothing expires early. A moment in the future becomes now. The lead's expiry is the server's and moves in both directions. The time
 * of a consent is the server's: the first response that tells it corrects those that were given before, and then they stay.
 *
 * @param serverAheadMs how far the server's clock is ahead now, in milliseconds
 * @param now the device's clock, in milliseconds since the epoch
 */
export function correctMoments(
  { application, lastOperationTimestamp, serverAheadMs: aheadBeforeMs }: ApplicationMoments,
  serverAheadMs: number,
  now: number,
): ApplicationMoments {
  const differenceMs = (aheadBeforeMs ?? serverAheadMs) - serverAheadMs;
  const jumpMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0;
  const forwardMs = Math.max(jumpMs, 0);
  const correct = (moment: string) => withoutFuture(moveTime(moment, forwardMs), now);
  const { sessionStartedAt, expiresAt, policies } = application;
  const isFirst = aheadBeforeMs === undefined;
  return {
    application: {
      ...withCorrectedClick(application, correct),
      ...(sessionStartedAt && { sessionStartedAt: correct(sessionStartedAt) }),
      ...(expiresAt && { expiresAt: moveTime(expiresAt, jumpMs) }),
      ...(isFirst &&
        policies && { policies: policies.map((record) => withServerTime(record, serverAheadMs)) }),
    },
    lastOperationTimestamp: lastOperationTimestamp && Math.min(lastOperationTimestamp + forwardMs, now),
    serverAheadMs: jumpMs === 0 ? (aheadBeforeMs ?? serverAheadMs) : serverAheadMs,
  };
}

function withServerTime(record: PolicyRecord, serverAheadMs: number): PolicyRecord {
  return { ...record, givenAt: toServerTime(record.givenAt, serverAheadMs) };
}

function withCorrectedClick(application: Lead, correct: (moment: string) => string): Lead {
  const click = readAdClick(application);
  if (click === null) return application;
  const setAt = correct(click.setAt);
  return setAt === click.setAt ? application : withAdClick(application, { ...click, setAt });
}
