import { describe, expect, it, test } from 'vitest';
import { isoCountries } from './isoCountries';
import { getCountryLanguages, languageTags } from './locales';
import { readPhone } from './phone';
import { countries, countryList } from './vectors/countries.fixture';
import { ibanVectors, postcodeVectors, type Vector } from './vectors/vectors.fixture';

/** Regions that vectors name by their codes (ISO 3166-2, DANE). */
const regionNames: Readonly<Record<string, string>> = {
  AGU: 'Aguascalientes',
  BCN: 'Baja California',
  CMX: 'Ciudad de México',
  GUA: 'Guanajuato',
  JAL: 'Jalisco',
  MEX: 'Estado de México',
  MIC: 'Michoacán',
  NLE: 'Nuevo León',
  PUE: 'Puebla',
  ROO: 'Quintana Roo',
  SIN: 'Sinaloa',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  '05': 'Antioquia',
  '08': 'Atlántico',
  '11': 'Bogotá D.C.',
  '13': 'Bolívar',
  '17': 'Caldas',
  '20': 'Cesar',
  '47': 'Magdalena',
  '50': 'Meta',
  '54': 'Norte de Santander',
  '66': 'Risaralda',
  '68': 'Santander',
  '73': 'Tolima',
  '76': 'Valle del Cauca',
};

test.each<readonly [Vector['country'], number]>([
  ['ES', 52],
  ['PL', 16],
  ['MX', 32],
  ['CO', 33],
  ['RO', 42],
  ['DE', 16],
  ['VN', 34],
  ['PH', 83],
])('%s has %i regions, each once', (code, regions) => {
  const { facts } = countries[code];
  expect(facts.regions).toHaveLength(regions);
  expect(new Set(facts.regions).size).toBe(regions);
});

test.each<readonly [Vector['country'], number]>([
  ['ES', 24],
  ['PL', 12],
  ['MX', 12],
  ['CO', 12],
  ['RO', 12],
  ['DE', 12],
  ['VN', 12],
  ['PH', 12],
])('a choice about third parties counts in %s for %i months', (code, months) => {
  expect(countries[code].facts.consentLifetimeMonths).toBe(months);
});

describe.each(countryList)('$facts.code', ({ facts, checks, phoneMetadata }) => {
  it('has examples that its own checks accept', () => {
    expect(checks.postalCode(facts.postalCode.example)).toMatchObject({ ok: true });
    expect(readPhone(facts.phone.example, facts, phoneMetadata, { line: 'mobile' })).toMatchObject({
      ok: true,
    });
  });

  it('has a check for each identifier that it accepts', () => {
    const accepted = Object.values(facts.identifiers).flat();
    expect(accepted.filter((kind) => checks.identifiers[kind] === undefined)).toEqual([]);
  });

  it('finds the region of each postal code that decides it, and covers all regions', () => {
    const named = postcodeVectors.filter(({ country, region }) => country === facts.code && region);
    const found = named.map(({ value, region = '' }) => {
      const code = checks.postalCode(value);
      return [
        code.ok && checks.regionOfPostalCode?.(code.value, facts.regions),
        regionNames[region] ?? region,
      ];
    });
    expect(found.filter(([known, region]) => known !== region)).toEqual([]);
    expect(checks.regionOfPostalCode !== undefined).toBe(named.length > 0);
    const all = Array.from(
      { length: 100 },
      (_none, prefix) => String(prefix).padStart(2, '0') + facts.postalCode.example.slice(2),
    );
    const codes = all.filter((code) => checks.postalCode(code).ok);
    const regions = new Set(codes.map((code) => checks.regionOfPostalCode?.(code, facts.regions)));
    expect(regions).toEqual(new Set(named.length > 0 ? facts.regions : [undefined]));
  });

  it('has groups that fit its valid account numbers', () => {
    const { groups, hiddenPrefix = '' } = facts.bankAccount;
    const length = groups.reduce((sum, group) => sum + group, hiddenPrefix.length);
    const accounts = ibanVectors.filter(
      ({ country, valid, foreign }) => country === facts.code && valid && foreign !== true,
    );
    expect(accounts.map(({ value, normalized = value }) => normalized.length)).toEqual(
      accounts.map(() => length),
    );
    expect(accounts.every(({ value, normalized = value }) => normalized.startsWith(hiddenPrefix))).toBe(true);
  });

  it('has the calling code of its telephone numbers', () => {
    expect(Object.keys(phoneMetadata.country_calling_codes)).toEqual([facts.phone.callingCode]);
  });

  it('has a currency that exists and the clock of one of its places', () => {
    expect(Intl.supportedValuesOf('currency')).toContain(facts.currency);
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: facts.timeZone }).resolvedOptions();
    // Older versions of Node have them as a property.
    const region: Intl.Locale & {
      readonly getTimeZones?: () => readonly string[];
      readonly timeZones?: readonly string[];
    } = new Intl.Locale('und', { region: facts.code });
    expect(region.getTimeZones?.() ?? region.timeZones).toContain(timeZone);
  });

  it('requires each consent once', () => {
    expect(new Set(facts.consents).size).toBe(facts.consents.length);
  });

  it('scales money by a power of ten', () => {
    expect(Number.isInteger(Math.log10(facts.moneyScale))).toBe(true);
  });

  it('has languages that Intl supports', () => {
    const tags = getCountryLanguages(facts.code).map((name) => languageTags[name]);
    expect(Intl.NumberFormat.supportedLocalesOf(tags)).toHaveLength(tags.length);
  });
});

it('no country asks for a void or confidential number', () => {
  const asked = countryList.flatMap(({ facts }) => Object.values(facts.identifiers).flat());
  expect(asked).not.toContain('cmnd');
  expect(asked).not.toContain('philsys-psn');
});

it('isoCountries lists each country once, and Intl names it', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(isoCountries).size).toBe(250);
  expect(isoCountries.filter((code) => names.of(code) === undefined)).toEqual([]);
});
