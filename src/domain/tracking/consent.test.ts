import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../testing/propertyTests';
import {
  createConsentRecord,
  getDenialReason,
  getPermissions,
  isCurrentRecord,
  shouldAskForConsent,
} from './consent';
import { createUniformChoice, purposes, type Purpose } from './purposes';

const at = Date.parse('2026-11-22T09:00:00Z');
const facts = {
  version: 3,
  lifetimeMonths: 12,
  usedPurposes: purposes,
  isOptOut: false,
  isSharingRefused: false,
};
const choose = (given: readonly Purpose[], version = facts.version) =>
  createConsentRecord(given, at, { ...facts, version });
const day = 24 * 3_600_000;

it.each([
  ['asks a visitor who has not chosen', null, facts, true],
  ['does not ask again after a choice', choose([]), facts, false],
  ['asks again if the question has changed', choose(purposes, 2), facts, true],
  ['does not ask if the page uses no purpose', null, { ...facts, usedPurposes: [] }, false],
  ['does not ask if consent is opt-out', null, { ...facts, isOptOut: true }, false],
])('the page %s', (_what, record, given, isAsked) => {
  expect(shouldAskForConsent(record, given, at)).toBe(isAsked);
});

it.each([
  ['nothing before a choice', null, facts, createUniformChoice(false)],
  [
    'everything before a choice if consent is opt-out',
    null,
    { ...facts, isOptOut: true },
    createUniformChoice(true),
  ],
  ['every chosen purpose', choose(purposes), facts, createUniformChoice(true)],
  [
    'only the chosen purposes',
    choose(['analytics']),
    facts,
    { ...createUniformChoice(false), analytics: true },
  ],
  [
    'nothing after a refusal, also if consent is opt-out',
    choose([]),
    { ...facts, isOptOut: true },
    createUniformChoice(false),
  ],
  [
    'no purpose that the page does not use',
    choose(purposes),
    { ...facts, usedPurposes: ['recording'] as const },
    { ...createUniformChoice(false), recording: true },
  ],
  [
    'no advertising if the browser refuses sharing',
    choose(purposes),
    { ...facts, isSharingRefused: true },
    { ...createUniformChoice(true), advertising: false },
  ],
  ['nothing by an outdated choice', choose(purposes, 0), facts, createUniformChoice(false)],
])('the visitor permits %s', (_what, record, given, permissions) => {
  expect(getPermissions(record, given, at)).toEqual(permissions);
});

describe('a choice', () => {
  const record = choose(purposes);

  it.each([
    ['counts in the moment that it is made', record.at, at, 12, true],
    ['counts until the last moment of its time', record.at, Date.parse('2027-11-22T08:59:59.999Z'), 12, true],
    ['ends with its time', record.at, Date.parse('2027-11-22T09:00:00.000Z'), 12, false],
    [
      'counts for 24 months in a country with that time',
      record.at,
      Date.parse('2028-11-21T08:59:59Z'),
      24,
      true,
    ],
    ['ends after 24 months there', record.at, Date.parse('2028-11-21T09:00:00Z'), 24, false],
    ['of 2020 does not count', '2020-01-01T00:00:00.000Z', at, 24, false],
    ['of 2099 does not count', '2099-01-01T00:00:00.000Z', at, 24, false],
    ['counts if the clock was set back by hours', new Date(at + 5 * 3_600_000).toISOString(), at, 12, true],
    ['does not count if it is more than a day ahead', new Date(at + day + 1).toISOString(), at, 12, false],
    ['of a date that is none does not count', 'x', at, 24, false],
    ['without a date does not count', '', at, 24, false],
  ])('%s', (_what, chosenAt, now, lifetimeMonths, isCurrent) => {
    const stored = { ...record, at: chosenAt };
    const given = { ...facts, lifetimeMonths };
    expect(isCurrentRecord(stored, given, now)).toBe(isCurrent);
    expect(shouldAskForConsent(stored, given, now)).toBe(!isCurrent);
    expect(getDenialReason('analytics', stored, given, now)).toBe(isCurrent ? null : 'not chosen');
  });

  it('never lasts longer than its time, whatever the moments', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true }),
        fc.date({ noInvalidDate: true }),
        fc.integer({ min: 1, max: 24 }),
        (chosen, today, lifetimeMonths) => {
          const stored = { ...record, at: chosen.toISOString() };
          const elapsed = today.getTime() - chosen.getTime();
          if (!isCurrentRecord(stored, { ...facts, lifetimeMonths }, today.getTime())) return;
          expect(elapsed).toBeGreaterThanOrEqual(-day);
          expect(elapsed).toBeLessThan((lifetimeMonths * 31 + 1) * day);
        },
      ),
      { numRuns: getRunCount(1_000) },
    );
  });
});

describe('the denial reason', () => {
  const refusal = choose([]);

  it.each([
    ['null if the visitor permits the purpose', choose(purposes), facts, null],
    ['"not chosen" before a choice', null, facts, 'not chosen'],
    ['"not chosen" after an outdated choice', choose(purposes, 0), facts, 'not chosen'],
    ['null before a choice if consent is opt-out', null, { ...facts, isOptOut: true }, null],
    ['"refused" after a refusal', refusal, facts, 'refused'],
    [
      '"sharing refused" if the browser refuses sharing',
      choose(purposes),
      { ...facts, isSharingRefused: true },
      'sharing refused',
    ],
    [
      '"sharing refused" before a choice if the browser refuses sharing',
      null,
      { ...facts, isSharingRefused: true },
      'sharing refused',
    ],
    [
      '"unused" if the page does not use the purpose',
      choose(purposes),
      { ...facts, usedPurposes: [] },
      'unused',
    ],
  ])('is %s', (_what, record, given, reason) => {
    expect(getDenialReason('advertising', record, given, at)).toBe(reason);
  });

  it('is never "sharing refused" for a purpose other than advertising', () => {
    expect(getDenialReason('analytics', refusal, { ...facts, isSharingRefused: true }, at)).toBe('refused');
  });

  it('is null exactly if the purpose is permitted', () => {
    for (const purpose of purposes)
      for (const record of [null, refusal, choose([purpose])])
        for (const isSharingRefused of [false, true]) {
          const given = { ...facts, isSharingRefused };
          expect(getDenialReason(purpose, record, given, at) === null).toBe(
            getPermissions(record, given, at)[purpose],
          );
        }
  });
});

it('a consent record contains no advertising if the browser refuses sharing', () => {
  const record = createConsentRecord(purposes, at, { ...facts, isSharingRefused: true });
  expect(record.given).toEqual({ ...createUniformChoice(true), advertising: false });
});

it('a consent record contains the time, the version and each purpose', { tags: ['K3'] }, () => {
  expect(choose(['recording'])).toEqual({
    version: 3,
    at: '2026-11-22T09:00:00.000Z',
    given: { analytics: false, recording: true, advertising: false },
  });
});
