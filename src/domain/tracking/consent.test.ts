import { describe, expect, it } from 'vitest';
import { createConsentRecord, getDenialReason, getPermissions, shouldAskForConsent } from './consent';
import { createUniformChoice, purposes, type Purpose } from './purposes';

const at = Date.parse('2026-11-22T09:00:00Z');
const facts = { version: 3, usedPurposes: purposes, isOptOut: false, isSharingRefused: false };
const choose = (given: readonly Purpose[], version = facts.version) =>
  createConsentRecord(given, at, version);

it.each([
  ['asks a visitor who has not chosen', null, facts, true],
  ['does not ask again after a choice', choose([]), facts, false],
  ['asks again if the question has changed', choose(purposes, 2), facts, true],
  ['does not ask if the page uses no purpose', null, { ...facts, usedPurposes: [] }, false],
  ['does not ask if consent is opt-out', null, { ...facts, isOptOut: true }, false],
])('the page %s', (_what, record, given, isAsked) => {
  expect(shouldAskForConsent(record, given)).toBe(isAsked);
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
  expect(getPermissions(record, given)).toEqual(permissions);
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
    expect(getDenialReason('advertising', record, given)).toBe(reason);
  });

  it('is never "sharing refused" for a purpose other than advertising', () => {
    expect(getDenialReason('analytics', refusal, { ...facts, isSharingRefused: true })).toBe('refused');
  });

  it('is null exactly if the purpose is permitted', () => {
    for (const purpose of purposes)
      for (const record of [null, refusal, choose([purpose])])
        for (const isSharingRefused of [false, true]) {
          const given = { ...facts, isSharingRefused };
          expect(getDenialReason(purpose, record, given) === null).toBe(
            getPermissions(record, given)[purpose],
          );
        }
  });
});

it('a consent record contains the time, the version and each purpose', () => {
  expect(choose(['recording'])).toEqual({
    version: 3,
    at: '2026-11-22T09:00:00.000Z',
    given: { analytics: false, recording: true, advertising: false },
  });
});
