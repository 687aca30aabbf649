import { describe, expect, it } from 'vitest';
import { correctMoments, type ApplicationMoments } from './clockJump';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const iso = (moment: number) => new Date(moment).toISOString();

/** An application of the last hour, stored while both clocks agreed. */
const moments: ApplicationMoments = {
  application: { id: 'lead-1', sessionStartedAt: iso(now - hour), expiresAt: iso(now + hour) },
  lastOperationTimestamp: now - minute,
  serverAheadMs: 0,
};
const correct = (serverAheadMs: number, changed: Partial<ApplicationMoments> = {}) =>
  correctMoments({ ...moments, ...changed }, serverAheadMs, now);

describe('correctMoments', () => {
  it.each([
    ['both clocks agree as before', 0],
    ['the server’s clock is a minute further ahead', minute],
    ['the server’s clock is a minute further behind', -minute],
  ])('changes nothing, not even the known difference, while %s', (_case, serverAheadMs) => {
    expect(correct(serverAheadMs)).toEqual(moments);
  });

  it('moves every moment with a device’s clock that jumped forward', () => {
    // The device's clock was set forward by two days, so the server's clock is two days behind it.
    expect(correct(-48 * hour)).toEqual({
      application: { id: 'lead-1', sessionStartedAt: iso(now), expiresAt: iso(now + 49 * hour) },
      lastOperationTimestamp: now,
      serverAheadMs: -48 * hour,
    });
    // The moments lie two days back by the new clock, before they are moved.
    const before = {
      application: { sessionStartedAt: iso(now - 49 * hour), expiresAt: iso(now - 47 * hour) },
      lastOperationTimestamp: now - 48 * hour - minute,
    };
    expect(correct(-48 * hour, before)).toEqual({
      application: { sessionStartedAt: iso(now - hour), expiresAt: iso(now + hour) },
      lastOperationTimestamp: now - minute,
      serverAheadMs: -48 * hour,
    });
  });

  it('moves only the expiry of the lead with a device’s clock that was set back', () => {
    expect(correct(2 * hour)).toEqual({
      application: { ...moments.application, expiresAt: iso(now - hour) },
      lastOperationTimestamp: now - minute,
      serverAheadMs: 2 * hour,
    });
  });

  it('compares with the difference that was known before', () => {
    const { application, serverAheadMs } = correct(hour, { serverAheadMs: 3 * hour });
    expect(application.expiresAt).toBe(iso(now + 3 * hour));
    expect(serverAheadMs).toBe(hour);
  });

  it('counts a moment in the future as now', () => {
    const ahead = {
      application: { sessionStartedAt: iso(now + hour) },
      lastOperationTimestamp: now + hour,
    };
    expect(correct(0, ahead)).toEqual({
      application: { sessionStartedAt: iso(now) },
      lastOperationTimestamp: now,
      serverAheadMs: 0,
    });
  });

  it.each([
    ['just more than a minute', minute + 1, minute + 1],
    ['exactly a minute', minute, 0],
  ])('counts a difference of %s as a jump only beyond the tolerance', (_case, serverAheadMs, stored) => {
    expect(correct(serverAheadMs).serverAheadMs).toBe(stored);
  });

  it('stores the first known difference and moves nothing', () => {
    const { serverAheadMs: _unknown, ...unknown } = moments;
    expect(correctMoments(unknown, 5 * hour, now)).toEqual({ ...moments, serverAheadMs: 5 * hour });
  });

  const consent = (givenAt: number) => ({ id: 'a', version: '1', given: true, givenAt: iso(givenAt) });
  const withConsent = { ...moments.application, policies: [consent(now - minute)] };

  it('gives the consents of before the first response the time of the server', () => {
    const { serverAheadMs: _unknown, ...unknown } = moments;
    const { application } = correctMoments({ ...unknown, application: withConsent }, -24 * hour, now);
    expect(application).toEqual({ ...withConsent, policies: [consent(now - minute - 24 * hour)] });
  });

  it.each([-48, 48])('moves no consent with a clock that jumps: %i hours', (hours) => {
    expect(correct(hours * hour, { application: withConsent }).application.policies).toEqual(
      withConsent.policies,
    );
  });

  it('adds no moment that the application does not have', () => {
    const none = { application: { id: 'lead-1' }, lastOperationTimestamp: null };
    expect(correct(-48 * hour, none)).toEqual({ ...none, serverAheadMs: -48 * hour });
  });

  const click = (setAt: number) => {
    const ids = { gclid: 'g', gclidAt: iso(setAt) };
    return { ...ids, gclsrc: 'aw', googleClick: ids };
  };
  it.each([
    ['moves with a clock that jumped forward', -48 * hour, now - 49 * hour, now - hour],
    ['stays with a clock that was set back', 48 * hour, now - hour, now - hour],
    ['becomes now if a clock that was set back left it in the future', 48 * hour, now + 47 * hour, now],
    ['stays while the clocks agree', 0, now - hour, now - hour],
  ])(
    'treats the time of the ad click as that of the session: it %s',
    (_case, serverAheadMs, setAt, expected) => {
      const { application } = correct(serverAheadMs, { application: { id: 'lead-1', ...click(setAt) } });
      expect(application).toStrictEqual({ id: 'lead-1', ...click(expected) });
    },
  );

  it.each([{ gclid: 'g' }, { gclid: 'g', gclidAt: 'garbage' }, {}])(
    'keeps a click without a readable time: %j',
    (lead) => {
      expect(correct(-48 * hour, { application: lead }).application).toMatchObject(lead);
    },
  );
});
