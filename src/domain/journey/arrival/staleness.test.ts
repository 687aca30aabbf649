import { describe, expect, it } from 'vitest';
import { isLeadStale, withoutStaleParts } from './staleness';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const iso = (moment: number) => new Date(moment).toISOString();
const fresh = { expiresAt: iso(now + hour), leadStatus: 'positive' };
const stale = (
  lead: Parameters<typeof isLeadStale>[0]['lead'],
  sessionStartedAt: string | undefined = iso(now - hour),
) => isLeadStale({ lead, sessionStartedAt, now, storedExpirationMs: 24 * hour });

describe('a lead is stale', () => {
  it.each([
    ['never, while everything stands', fresh, iso(now - hour), false],
    ['when its time is over to the millisecond', { ...fresh, expiresAt: iso(now) }, iso(now - hour), true],
    ['not a millisecond before', { ...fresh, expiresAt: iso(now + 1) }, iso(now - hour), false],
    ['not when its session is exactly as old as configured', fresh, iso(now - 24 * hour), false],
    ['when it is a millisecond older', fresh, iso(now - 24 * hour - 1), true],
    ['when its session began far in the future, by a wrong clock', fresh, iso(now + 48 * hour), true],
    ['not when the clock was set back a little', fresh, iso(now + hour), false],
    ['when its status is not positive', { ...fresh, leadStatus: 'negative' }, iso(now - hour), true],
    ['not for having no status yet', { expiresAt: fresh.expiresAt }, iso(now - hour), false],
    ['not for a moment that cannot be read', { ...fresh, expiresAt: 'garbage' }, 'garbage', false],
    ['not in the year 9999', { ...fresh, expiresAt: '9999-12-31T23:59:59.000Z' }, iso(now - hour), false],
    ['not when nothing is known', {}, undefined, false],
  ])('%s', (_name, lead, startedAt, expected) => {
    expect(stale(lead, startedAt)).toBe(expected);
  });
});

describe('a stale lead', () => {
  it('loses its seven stale parts, what the server said of it, and nothing else', () => {
    expect(
      withoutStaleParts({
        id: 'lead-1',
        amount: 3000,
        sessionId: 'session-1',
        sessionStartedAt: iso(now),
        generalPolicies: true,
        policies: [{ id: 'general_policies', version: '1', given: true, givenAt: iso(now) }],
        leadSource: 'shop',
        googleCaptchaToken: 'token',
        expiresAt: iso(now),
        leadStatus: 'negative',
        personalDetails: { firstName: 'Ana' },
        otherDetails: { ibanConsent: true, loanPurpose: 'car' },
      }),
    ).toEqual({
      amount: 3000,
      sessionId: 'session-1',
      personalDetails: { firstName: 'Ana' },
      otherDetails: { loanPurpose: 'car' },
    });
  });
});
