import { describe, expect, it } from 'vitest';
import { resolveAffiliate, type AffiliateReference } from './affiliate';

const setAt = '2026-11-01T00:00:00.000Z';
const hour = 60 * 60 * 1000;
const limit = Date.parse(setAt) + 480 * hour;
const stored: AffiliateReference = { attribute: 'shop', subId: 's1', transactionId: 't1', setAt };
const configuration = { affiliateReferenceExpiryHours: 480, staticAffiliateName: 'own-site' };
const resolve = (changed: Partial<Parameters<typeof resolveAffiliate>[0]>) =>
  resolveAffiliate({ entry: {}, stored, isKnownLink: false, now: limit - 1, configuration, ...changed });

describe('an affiliate reference', () => {
  it.each([
    ['another attribute', { refName: 'other', refSubId: 's1', refTransactionId: 't1' }],
    ['another sub id', { refName: 'shop', refSubId: 's2', refTransactionId: 't1' }],
    ['another transaction', { refName: 'shop', refSubId: 's1', refTransactionId: 't2' }],
    ['fewer parts', { refName: 'shop' }],
  ])('changes with %s, which resets the session', (_name, entry) => {
    const outcome = resolve({ entry });
    expect(outcome).toMatchObject({ isSessionReset: true, isNew: true, logs: [] });
    expect(outcome.reference?.setAt).toBe(new Date(limit - 1).toISOString());
  });

  it('remains with the same parameters and with none in the address', () => {
    const same = { refName: 'shop', refSubId: 's1', refTransactionId: 't1' };
    expect(resolve({ entry: same })).toMatchObject({
      reference: stored,
      isSessionReset: false,
      isNew: false,
    });
    expect(resolve({})).toMatchObject({ reference: stored, isSessionReset: false, logs: [] });
  });

  it.each([
    [{ refName: 'shop' }, { attribute: 'shop' }],
    [{ refSubId: 's1' }, { subId: 's1' }],
    [{ refTransactionId: 't1' }, { transactionId: 't1' }],
  ])('resets the session if there was none before %o', (entry, reference) => {
    expect(resolve({ stored: null, entry })).toEqual({
      reference: { ...reference, setAt: new Date(limit - 1).toISOString() },
      isSessionReset: true,
      isNew: true,
      logs: [],
    });
  });

  it.each([{ attribute: 'shop' }, { subId: 's1' }, { transactionId: 't1' }])(
    'remains with the single part %o',
    (part) => {
      const reference = { ...part, setAt };
      expect(resolve({ stored: reference })).toMatchObject({ reference, logs: [] });
    },
  );

  it.each([
    ['one millisecond before the limit', limit - 1, false],
    ['exactly at the limit', limit, true],
    ['long after it', limit + 1000 * hour, true],
    ['in the year 9999', Date.parse('9999-12-31T23:59:59Z'), true],
  ])('has expired %s: %s', (_name, now, isExpired) => {
    expect(resolve({ now })).toMatchObject({
      reference: isExpired ? null : stored,
      isSessionReset: isExpired,
    });
  });

  it('is a new one with another visit by the same link after it has expired, and not with a reload', () => {
    const entry = { refName: 'shop', refSubId: 's1', refTransactionId: 't1' };
    const outcome = resolve({ entry, now: limit });
    expect(outcome).toMatchObject({ isNew: true, isSessionReset: true });
    expect(outcome.reference?.setAt).toBe(new Date(limit).toISOString());
    const reloaded = resolve({ entry, now: limit, isKnownLink: true });
    expect(reloaded).toMatchObject({ reference: null, isNew: false, isSessionReset: true });
    const again = resolve({ entry, stored: null, now: limit, isKnownLink: true });
    expect(again).toMatchObject({ reference: null, isNew: false, isSessionReset: false });
  });

  it.each([
    ['an hour', hour],
    ['longer than it is valid', 481 * hour],
  ])('counts from now if the clock was set back by %s', (_name, jump) => {
    const now = Date.parse(setAt) - jump;
    expect(resolve({ now })).toMatchObject({
      reference: { ...stored, setAt: new Date(now).toISOString() },
      isSessionReset: false,
    });
  });

  it.each([null, 0, -5, Number.NaN])('never expires with %s hours configured, and logs it', (hours) => {
    const outcome = resolve({
      now: limit * 2,
      configuration: { ...configuration, affiliateReferenceExpiryHours: hours },
    });
    expect(outcome.reference).toEqual(stored);
    expect(outcome.logs).toEqual(['Invalid affiliate reference expiry configuration']);
  });

  it('never expires for the static affiliate', () => {
    const staticReference = { attribute: 'own-site', setAt };
    expect(resolve({ stored: staticReference, now: limit * 2 })).toMatchObject({
      reference: staticReference,
      logs: [],
    });
  });

  it('remains if its time cannot be read, and logs it', () => {
    const broken = { ...stored, setAt: 'garbage' };
    expect(resolve({ stored: broken, now: limit * 2 })).toMatchObject({
      reference: broken,
      logs: ['Invalid setAt timestamp of the affiliate reference'],
    });
  });

  it('is null without any parameter and for an invalid referral, and logs it', () => {
    expect(resolve({ stored: { setAt } })).toEqual({
      reference: null,
      isSessionReset: false,
      isNew: false,
      logs: ['No valid affiliate parameters'],
    });
    expect(resolve({ stored: null, entry: { hasReferralParameters: true } })).toMatchObject({
      reference: null,
      logs: ['No URL data for an affiliate reference'],
    });
  });

  it('is null on a plain visit without a log line', () => {
    expect(resolve({ stored: null })).toEqual({
      reference: null,
      isSessionReset: false,
      isNew: false,
      logs: [],
    });
  });
});
