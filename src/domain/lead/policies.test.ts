import { describe, expect, it } from 'vitest';
import { createPolicyRecords, getRecordedConsent, lacksVersion, withPolicyVersions } from './policies';

const before = '2026-11-20T12:00:00.000Z';
const now = '2026-11-23T12:00:00.000Z';
const marketing = { id: 'marketing_consents', version: '2026-10', given: true, givenAt: before };
const general = { id: 'general_policies', version: '2026-11', given: true, givenAt: before };
const known = [
  { id: 'general_policies', version: '2026-11' },
  { id: 'marketing_consents', version: '2026-12' },
];

describe('createPolicyRecords', () => {
  it('keeps the first record of the same choice about the same version', () => {
    const consents = [{ name: 'general_policies', given: true }];
    expect(createPolicyRecords(consents, known, [general], now)).toEqual([general]);
  });

  it('compares a choice with the record of the same consent', () => {
    const consents = [{ name: 'general_policies', given: true }];
    expect(createPolicyRecords(consents, known, [{ ...marketing, given: false }, general], now)).toEqual([
      { ...marketing, given: false },
      general,
    ]);
  });

  it('records the same choice again if the text has a new version', () => {
    const consents = [{ name: 'marketing_consents', given: true }];
    expect(createPolicyRecords(consents, known, [marketing], now)).toEqual([
      { ...marketing, version: '2026-12', givenAt: now },
    ]);
  });

  it('records another choice about the same version', () => {
    const consents = [{ name: 'general_policies', given: false }];
    expect(createPolicyRecords(consents, known, [general], now)).toEqual([
      { ...general, given: false, givenAt: now },
    ]);
  });

  it('keeps the records of other consents', () => {
    const consents = [{ name: 'general_policies', given: true }];
    expect(createPolicyRecords(consents, known, [marketing], now)).toEqual([
      marketing,
      { ...general, givenAt: now },
    ]);
  });

  it.each([
    ['later by the clock', '2026-11-20T12:00:00.001Z', '2026-11-20T12:00:00.001Z'],
    ['at the same time', before, '2026-11-20T12:00:00.001Z'],
    ['earlier, because the clock was set back', '2026-11-19T12:00:00.000Z', '2026-11-20T12:00:00.001Z'],
  ])('records another choice after the one that it replaces: %s', (_, at, givenAt) => {
    const consents = [{ name: 'general_policies', given: false }];
    expect(createPolicyRecords(consents, known, [general], at)).toEqual([
      { ...general, given: false, givenAt },
    ]);
  });

  it('records nothing without a consent', () => {
    expect(createPolicyRecords([], known, [general], now)).toEqual([]);
  });
});

describe('withPolicyVersions', () => {
  const createUnknown = () =>
    createPolicyRecords([{ name: 'marketing_consents', given: true }], known.slice(0, 1), [], now);

  it('gives a record without a version the one of the server', () => {
    const unknown = createUnknown();
    expect(lacksVersion(unknown)).toBe(true);
    const records = withPolicyVersions(unknown, known);
    expect(records).toEqual([{ id: 'marketing_consents', version: '2026-12', given: true, givenAt: now }]);
    expect(lacksVersion(records)).toBe(false);
  });

  it('returns the same list if every record has a version, so that nothing is stored again', () => {
    const records = [general, marketing];
    expect(withPolicyVersions(records, known)).toBe(records);
  });

  it('changes no version that was recorded, and drops a record that the server has no policy for', () => {
    const old = { ...general, version: '2025-01' };
    expect(
      withPolicyVersions([old, ...createUnknown()], [{ id: 'general_policies', version: '2026-11' }]),
    ).toEqual([old]);
  });
});

it.each([
  ['given', { policies: [marketing, { ...general, given: false }] }, 'marketing_consents', true],
  ['refused', { policies: [marketing, { ...general, given: false }] }, 'general_policies', false],
  ['not asked for', { policies: [marketing] }, 'general_policies', undefined],
  ['without any record', {}, 'general_policies', undefined],
])('reads a recorded consent: %s', (_, lead, name, given) => {
  expect(getRecordedConsent(lead, name)).toBe(given);
});
