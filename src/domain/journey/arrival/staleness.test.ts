import { describe, expect, it } from 'vitest';
import { isLeadStale, withoutFuture } from './staleness';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const iso = (moment: number) => new Date(moment).toISOString();
const fresh = { expiresAt: iso(now + hour), leadStatus: 'positive' };
const stale = (
  lead: Parameters<typeof isLeadStale>[0]['lead'],
  sessionStartedAt: string | undefined = iso(now - hour),
) => isLeadStale({ lead, sessionStartedAt, now, storedExpirationMs: 24 * hour });

describe('isLeadStale', () => {
  it.each([
    ['false while nothing has expired', fresh, iso(now - hour), false],
    ['true exactly when the lead expires', { ...fresh, expiresAt: iso(now) }, iso(now - hour), true],
    ['false a millisecond before', { ...fresh, expiresAt: iso(now + 1) }, iso(now - hour), false],
    ['false for a session exactly as old as configured', fresh, iso(now - 24 * hour), false],
    ['true for a session one millisecond older', fresh, iso(now - 24 * hour - 1), true],
    [
      'false for a session that starts in the future, because the clock was set back',
      fresh,
      iso(now + 48 * hour),
      false,
    ],
    ['true for a status that is not positive', { ...fresh, leadStatus: 'negative' }, iso(now - hour), true],
    ['false without a status', { expiresAt: fresh.expiresAt }, iso(now - hour), false],
    ['false for an unreadable time', { ...fresh, expiresAt: 'garbage' }, 'garbage', false],
    [
      'false for an expiry in the year 9999',
      { ...fresh, expiresAt: '9999-12-31T23:59:59.000Z' },
      iso(now - hour),
      false,
    ],
    ['false without any data', {}, undefined, false],
  ])('%s', (_name, lead, startedAt, expected) => {
    expect(stale(lead, startedAt)).toBe(expected);
  });
});

describe('withoutFuture', () => {
  it.each([
    ['a moment in the past', '2026-11-20T11:59:59Z', '2026-11-20T11:59:59Z'],
    ['exactly now', '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z'],
    ['a moment in the future', '2026-11-20T12:00:00.001Z', '2026-11-20T12:00:00.000Z'],
    ['an unreadable moment', 'garbage', 'garbage'],
  ])('stores %s: %s as %s', (_what, moment, expected) => {
    expect(withoutFuture(moment, now)).toBe(expected);
  });
});
