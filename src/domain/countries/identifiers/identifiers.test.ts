import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Identifier } from '../country';
import { countries, countryList, TODAY } from '../vectors/countries.fixture';
import { mutatedText, typedText, reformattedText } from '../vectors/typedTexts.fixture';
import { identifierVectors, type Vector } from '../vectors/vectors.fixture';
import { computeWeightedSum } from './digits';
import { getRunCount } from '../../../testing/propertyTests';

const kinds = countryList.flatMap(({ facts, checks }) =>
  Object.entries(checks.identifiers).map(([kind, identifier]) => ({ country: facts.code, kind, identifier })),
);

function getIdentifier({ country, kind }: Pick<Vector, 'country' | 'kind'>): Identifier {
  const [, identifier] =
    Object.entries(countries[country].checks.identifiers).find(([each]) => each === kind) ?? [];
  if (identifier === undefined) throw new Error(`no check for ${kind}`);
  return identifier;
}

const getVectors = (kind: string) => identifierVectors.filter((vector) => vector.kind === kind);
const getValidValues = (kind: string) =>
  getVectors(kind)
    .filter(({ valid }) => valid)
    .map(({ value, normalized = value }) => normalized);

describe('identifier vectors', () => {
  test.each(identifierVectors)('$country $kind "$value" ($why): valid is $valid', (vector) => {
    const { value, valid, normalized = value, decoded, soft = false } = vector;
    const identifier = getIdentifier(vector);
    const stored = identifier.normalise(value);
    const result = identifier.check(stored, TODAY);
    expect(result === null).toBe(valid);
    expect(result === 'doubtful').toBe(soft);
    if (valid) expect(stored).toBe(normalized);
    if (decoded === undefined) return;
    const { gender, ...rest } = decoded;
    // The gender x is not decoded: it contradicts nothing.
    expect(identifier.decode?.(stored, TODAY)).toEqual(gender === 'x' ? rest : decoded);
  });
});

it.each(countryList)(
  'the identifiers of $facts.code that consist of digits are those with their keyboard',
  ({ facts }) => {
    const asked = [...new Set(Object.values(facts.identifiers).flat())];
    const isNumeric = (kind: string) => getValidValues(kind).every((value) => /^\d+$/.test(value));
    expect(new Set(facts.numericIdentifiers)).toEqual(new Set(asked.filter(isNumeric)));
  },
);

describe('the reason of a rejection', () => {
  test.each([
    ['ES', 'dni', '1234567Z', 'shape'],
    ['ES', 'dni', '12345678A', 'check-digit'],
    ['ES', 'nie', 'X1234567A', 'check-digit'],
    ['ES', 'nie', 'W1234567L', 'shape'],
    ['ES', 'cif', 'B4920063G', 'check-digit'],
    ['ES', 'cif', 'O86770526', 'shape'],
    ['PL', 'pesel', '88071584301', 'check-digit'],
    ['PL', 'pesel', '97093153261', 'date'],
    ['PL', 'pesel', '23451413429', 'date'],
    ['PL', 'id-card', 'ZBR814358', 'check-digit'],
    ['PL', 'nip', '7606191830', 'check-digit'],
    ['PL', 'nip', 'DE988841587', 'shape'],
    ['MX', 'curp', 'ROBA930925MJCDNL05', 'doubtful'],
    ['MX', 'curp', 'EICA920625HMXSRN07', 'shape'],
    ['MX', 'curp', 'CARE710723MYNHVD02', 'check-digit'],
    ['MX', 'curp', 'CARE791111MGRHVDA1', 'date'],
    ['MX', 'rfc', 'XAXX010101000', 'shape'],
    ['MX', 'rfc', 'MOIH82120SU2', 'shape'],
    ['MX', 'rfc', 'AUHM890230417', 'date'],
    ['MX', 'rfc', 'SAFR970408CY1', 'doubtful'],
    ['MX', 'nss', '00000000000', 'shape'],
    ['CO', 'cc', '521344028', 'doubtful'],
    ['CO', 'cc', '09299647', 'shape'],
    ['CO', 'ce', '1076517231', 'shape'],
    ['CO', 'ppt', 'PEP165053722208817', 'shape'],
    ['CO', 'nit', '8849672105', 'check-digit'],
    ['CO', 'nit', '0755581245', 'shape'],
    // A company's without its check digit, and one that fits a cédula too.
    ['CO', 'nit', '860002964', 'shape'],
    ['CO', 'nit', '890903938', 'doubtful'],
    ['RO', 'cnp', '2720919366344', 'check-digit'],
    ['RO', 'cnp', '5840914371131', 'date'],
    ['RO', 'cnp', '1540704008411', 'shape'],
    ['RO', 'cnp', '2670414360008', 'shape'],
    ['RO', 'ci-series', 'Seria NR 182795', 'shape'],
    ['RO', 'ci-series', 'RX 1234567', 'doubtful'],
    ['RO', 'cui', 'RO 375388320', 'check-digit'],
    ['RO', 'cui', 'J40/2303/2041', 'shape'],
    ['DE', 'steuer-id', '90827136430', 'check-digit'],
    ['DE', 'steuer-id', '81537496021', 'shape'],
    ['DE', 'steuer-id', '88813692474', 'shape'],
    ['DE', 'steuer-id', '25945758515', 'shape'],
    ['DE', 'steuer-id', '09510834266', 'shape'],
    ['DE', 'personalausweis', 'WZMTX3X5L7', 'check-digit'],
    ['DE', 'personalausweis', 'WZMTX3X5L7D', 'check-digit'],
    ['DE', 'personalausweis', 'JKW9GVZT6', 'shape'],
    ['VN', 'cccd', '050060352710', 'doubtful'],
    ['VN', 'cccd', '000060352710', 'shape'],
    ['VN', 'cccd', '094240537747', 'date'],
    ['VN', 'cccd', '022597086741', 'shape'],
    ['VN', 'cmnd', '000000000', 'shape'],
    ['VN', 'mst', '4401501918', 'check-digit'],
    ['VN', 'mst', '2609861810', 'check-digit'],
    ['VN', 'mst', '1301126826000', 'shape'],
    ['VN', 'mst', '094240537747', 'date'],
    ['PH', 'tin', '000-000-000', 'shape'],
    ['PH', 'philsys-pcn', '299662781614613', 'shape'],
  ] as const)('for %s %s %s is %s', (country, kind, value, reason) => {
    const identifier = getIdentifier({ country, kind });
    expect(identifier.check(identifier.normalise(value), TODAY)).toBe(reason);
  });
});

describe('decoded facts', () => {
  it('a PESEL is valid from the day after birth', () => {
    const pesel = getIdentifier({ country: 'PL', kind: 'pesel' });
    expect(pesel.check('16242596038', '2016-04-25')).toBe('date');
    expect(pesel.check('16242596038', '2016-04-26')).toBeNull();
  });

  it('a PESEL with a day that does not exist decodes to the gender only', () => {
    const pesel = getIdentifier({ country: 'PL', kind: 'pesel' });
    expect(pesel.decode?.('97093153261', TODAY)).toStrictEqual({ gender: 'female' });
  });

  it('a CCCD is valid in the year of birth', () => {
    const cccd = getIdentifier({ country: 'VN', kind: 'cccd' });
    expect(cccd.check('001226123456', '2025-12-31')).toBe('date');
    expect(cccd.check('001226123456', '2026-01-01')).toBeNull();
  });

  it.each(kinds.filter(({ identifier }) => identifier.decode !== undefined))(
    'an invalid $kind decodes to nothing',
    ({ identifier }) => {
      expect(identifier.decode?.('abc', TODAY)).toEqual({});
    },
  );
});

describe('a birth date without its century', () => {
  const rfc = getIdentifier({ country: 'MX', kind: 'rfc' });

  test.each([
    ['MOIH821205SU2', { birthDate: '1982-12-05' }],
    ['EICA270101P32', { birthDate: '1927-01-01' }],
    ['EICA260101P32', {}],
    ['EICA261120P32', { birthDate: '1926-11-20' }],
    ['EICA261231P32', { birthDate: '1926-12-31' }],
    ['EICA000229P32', { birthDate: '2000-02-29' }],
    ['OZV940112AN0', {}],
  ])('%s decodes to a birth date only if one century is possible', (value, decoded) => {
    expect(rfc.decode?.(value, TODAY)).toEqual(decoded);
  });
});

describe('the CNP', () => {
  const cnp = getIdentifier({ country: 'RO', kind: 'cnp' });

  test.each([
    ['a man born in the 19th century', '3990101040011', { birthDate: '1899-01-01', gender: 'male' }],
    ['a foreign woman, who may be of either century', '8200101040011', { gender: 'female' }],
    ['a foreign man born in the 20th century', '7300101040011', { birthDate: '1930-01-01', gender: 'male' }],
    ['a foreigner without a sex', '9300101040011', { birthDate: '1930-01-01' }],
    ['a day that does not exist', '1300231040011', { gender: 'male' }],
  ])('a CNP decodes %s', (_who, value, decoded) => {
    expect(cnp.decode?.(value, TODAY)).toStrictEqual(decoded);
  });

  test.each([
    ['80', 'doubtful'],
    ['83', 'doubtful'],
    ['84', 'shape'],
    ['48', null],
    ['49', 'shape'],
  ])('a CNP of the county %s gives %s', (county, result) => {
    const digits = [...`1900101${county}001`].map(Number);
    const remainder = computeWeightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
    expect(cnp.check(`${digits.join('')}${remainder === 10 ? 1 : remainder}`, TODAY)).toBe(result);
  });
});

it('the number of a German identity card is stored without the D on its back', () => {
  const { normalise, check } = getIdentifier({ country: 'DE', kind: 'personalausweis' });
  expect(normalise('n4ttrnpwg 6 d')).toBe('N4TTRNPWG6');
  expect(check('N4TTRNPWG6', TODAY)).toBeNull();
});

/** Identifiers whose check digit depends on every other digit. */
const strict = ['dni', 'nie', 'nif', 'cif', 'pesel', 'id-card', 'nip', 'steuer-id'];

it.each(kinds.filter(({ kind }) => strict.includes(kind)))(
  '$kind rejects any number with one changed digit',
  (of) => {
    const changed = fc
      .tuple(fc.constantFrom(...getValidValues(of.kind)), fc.nat(), fc.integer({ min: 1, max: 9 }))
      .map(([value, random, shift]) => {
        const places = [...value.matchAll(/\d/g)].map((match) => match.index);
        const place = places[random % places.length] ?? 0;
        const digit = (Number(value.charAt(place)) + shift) % 10;
        return value.slice(0, place) + String(digit) + value.slice(place + 1);
      });
    fc.assert(
      fc.property(changed, (value) => of.identifier.check(value, TODAY) !== null),
      { numRuns: getRunCount(1_000) },
    );
  },
);

describe.each(kinds)('$country $kind', ({ kind, identifier }) => {
  it('is accepted with any spaces, dashes and case', { tags: ['I2', 'B6'] }, () => {
    const pairs = fc
      .constantFrom(...getValidValues(kind))
      .chain((value) => fc.tuple(fc.constant(value), reformattedText(value)));
    fc.assert(
      fc.property(pairs, ([value, reformatted]) => identifier.normalise(reformatted) === value),
      { numRuns: getRunCount(300) },
    );
  });

  it('never throws and is normalised once', { tags: ['B6'] }, () => {
    fc.assert(
      fc.property(typedText(getVectors(kind).map(({ value }) => value)), (typed) => {
        const once = identifier.normalise(typed);
        expect(identifier.normalise(once)).toBe(once);
        expect(['shape', 'check-digit', 'date', 'doubtful', null]).toContain(identifier.check(once, TODAY));
        expect(identifier.decode?.(once, TODAY)).not.toBeNull();
      }),
      { numRuns: getRunCount(300) },
    );
  });

  it('keeps the typed digits', () => {
    fc.assert(
      fc.property(mutatedText(getValidValues(kind)), (typed) => {
        const stored = identifier.normalise(typed);
        if (identifier.check(stored, TODAY) !== null) return;
        expect(stored.replaceAll(/\D/g, '')).toBe(typed.normalize('NFKC').replaceAll(/\D/g, ''));
      }),
      { numRuns: getRunCount(300) },
    );
  });
});
