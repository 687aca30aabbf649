import max from 'libphonenumber-js/metadata.max.json';
import { describe, expect, it } from 'vitest';
import { checks as spanishChecks } from './es.checks';
import { facts as spanish } from './es';
import { isoCountries } from './isoCountries';
import { languageTags } from './locales';
import { readPhone } from './phone';
import { cutMetadata } from './phoneMetadata';
import { checks as polishChecks } from './pl.checks';
import { facts as polish } from './pl';
import { ibanVectors, postcodeVectors } from './vectors/vectors.fixture';

describe.each([
  ['Spain', spanish, spanishChecks, 52],
  ['Poland', polish, polishChecks, 16],
] as const)('%s', (_name, facts, checks, regions) => {
  it('has each of its regions once', () => {
    expect(new Set(facts.regions).size).toBe(regions);
    expect(facts.regions).toHaveLength(regions);
  });

  it('shows examples that its own checks take', () => {
    expect(checks.postalCode(facts.postalCode.example)).toMatchObject({ ok: true });
    expect(readPhone(facts.phone.example, facts.code, cutMetadata(max, facts.code))).toMatchObject({
      ok: true,
    });
  });

  it('has a check for each identifier that it takes', () => {
    const wanted = Object.values(facts.identifiers).flat();
    expect(wanted.filter((kind) => checks.identifiers[kind] === undefined)).toEqual([]);
  });

  it('is asked for by a postal code of its regions', () => {
    const named = postcodeVectors.flatMap((vector) =>
      vector.country === facts.code ? (vector.region ?? []) : [],
    );
    expect(named.filter((region) => !facts.regions.includes(region))).toEqual([]);
  });

  it('writes each right account of its own in groups', () => {
    const { groups, leftOut = '' } = facts.bankAccount;
    const length = groups.reduce((sum, group) => sum + group, leftOut.length);
    const right = ibanVectors.filter(({ country, valid }) => country === facts.code && valid);
    expect(right.map(({ value, normalized = value }) => normalized.length)).toEqual(right.map(() => length));
    expect(right.every(({ value, normalized = value }) => normalized.startsWith(leftOut))).toBe(true);
  });

  it('scales money by a power of ten', () => {
    expect(Number.isInteger(Math.log10(facts.moneyScale))).toBe(true);
  });

  it('has a language that Intl knows', () => {
    expect(Intl.NumberFormat.supportedLocalesOf(languageTags[facts.locale])).toHaveLength(1);
  });
});

it('lists each country of the world once, with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(isoCountries).size).toBe(249);
  expect(isoCountries.filter((code) => names.of(code) === undefined)).toEqual([]);
});
