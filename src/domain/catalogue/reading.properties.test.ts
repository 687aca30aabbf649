import fc from 'fast-check';
import { countries, countryList } from '../countries/vectors/countries.fixture';
import { questionFor } from '../pages/question';
import { languageTags } from '../countries/locales';
import { describe, expect, it } from 'vitest';
import { nastyTexts, typing, writtenDifferently } from '../countries/vectors/typing.fixture';
import {
  allVectors,
  identifierVectors,
  ibanVectors,
  phoneVectors,
} from '../countries/vectors/vectors.fixture';
import { dataPointNames, dataPoints, type CataloguedName } from './dataPoints';
import type { DataPoint, Kind } from './kinds';
import { messageCodes } from './messages';
import { valuesOf } from './options';
import { readDataPoint } from './reading';
import { pageOf, spain } from './reading/context.fixture';
import { typedValue } from './typedValue';
import { runs } from '../../testing/runs';

const contexts = [...new Set(allVectors.map(({ country }) => country))].map(pageOf);
const vectorsOf = (...kinds: readonly string[]) =>
  allVectors.filter((vector) => kinds.includes(vector.kind)).map((vector) => vector.value);

/** What is typed where such a question is asked; near misses of it are made from it. */
const seeds: Readonly<Record<Kind, readonly string[]>> = {
  text: [
    'Mª José',
    "O'Neill",
    'C/ Mayor, 5',
    '12 bis',
    'Łódź',
    'FHU „ADAM”',
    '1234 BCD',
    'Kołodziejczyk-Nowak',
  ],
  email: ['ana@example.com', 'Jan.Kowalski+1@poczta.onet.pl'],
  phone: vectorsOf('phone'),
  money: ['2.500,50 €', '1 234 zł', '700', "2'500", '0', '12,5'],
  number: ['0', '1', '20', '21', '28', '29'],
  code: ['1234', '12 34', '123-456', '0000', '12345678901'],
  date: ['1990-2-7', '2008-11-20', '1925-11-21', '2026-11-20', '2027-1-10', '2000-2-29'],
  month: ['2020-5', '2026-11', '2027-01', '1999-12'],
  choice: dataPointNames.flatMap((name) => {
    const point = dataPoints[name];
    if (point.kind !== 'choice') return [];
    return contexts.flatMap((context) => [...valuesOf(point.options, { ...context, lookedUp: [] })]);
  }),
  'yes-no': ['true', 'false'],
  consent: ['true', 'false'],
  identifier: identifierVectors.map(({ value }) => value),
  'bank-account': vectorsOf('iban'),
  'postal-code': vectorsOf('postcode'),
  amount: ['500', '2.500', '100', '8000', '30000', '30100', '2550'],
  period: ['3', '12', '96', '97', '61', '90'],
  list: [],
};

const kinds = [...new Set(dataPointNames.map((name) => dataPoints[name].kind))].filter(
  (kind) => kind !== 'list',
);

/** The questions of a kind as a country asks them. */
function questionsOf(kind: Kind, { facts }: (typeof countryList)[number]): readonly DataPoint[] {
  return dataPointNames.flatMap((name) => {
    const point = dataPoints[name].kind === kind ? questionFor(name, dataPoints[name], facts) : null;
    return point ?? [];
  });
}

/**
 * The letters and digits of a text, whatever their case and form, drawn as keys or not: what tells one value from another.
 * What is never drawn tells nothing, though it may be a letter: the fillers of Hangul. Nor do the words that a Romanian card
 * sets before its series and its number.
 */
const told = (text: string) =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\u20e3/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replace(/^SERIA(?=[A-Z]{2})|(?<=^(?:SERIA)?[A-Z]{2})NR(?=\d)/g, '');

/** Whether two texts differ in nothing but the letters of the country before one of them: `PL572…`, `D-80331`. */
function isSameBut(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.endsWith(shorter) && /^[A-Z]{0,2}$/.test(longer.slice(0, longer.length - shorter.length));
}

/** Kinds whose value is what was typed, but for marks, case and what stands before every one of them. */
const written: readonly Kind[] = ['text', 'email', 'identifier', 'bank-account', 'postal-code'];

describe.each(kinds)('any %s', (kind) => {
  const typed = fc.oneof(
    { weight: 6, arbitrary: typing(seeds[kind]) },
    { weight: 2, arbitrary: typing(Object.values(seeds).flat()) },
    { weight: 1, arbitrary: fc.constantFrom(true, false, undefined) },
  );

  const asking = countryList
    .map((country) => ({ code: country.facts.code, points: questionsOf(kind, country) }))
    .filter(({ points }) => points.length > 0);

  it.each(asking)(
    'in $code is a value or a known message, the same each time, and its value reads as itself from its control',
    ({ code, points }) => {
      const context = pageOf(code);
      fc.assert(
        fc.property(
          fc.constantFrom(...points),
          typed,
          fc.constantFrom(...Object.values(languageTags)),
          (point, answer, languageTag) => {
            const reading = readDataPoint(point, answer, context);
            expect(readDataPoint(point, answer, context)).toEqual(reading);
            if (!reading.ok) return messageCodes.includes(reading.message.code);
            const shown = typedValue(point, reading.value, { facts: context.facts, languageTag });
            expect(readDataPoint(point, shown, context)).toEqual(reading);
            if (!written.includes(kind) || typeof reading.value !== 'string') return true;
            // Never silently another value.
            expect(isSameBut(told(reading.value), told(String(answer)))).toBe(true);
            return true;
          },
        ),
        { numRuns: runs(300, 10_000) },
      );
    },
  );

  it('is judged at once, however long', () => {
    const started = performance.now();
    const long = nastyTexts.filter((text) => text.length >= 10_000);
    const points = questionsOf(kind, countries.ES);
    for (const point of points) for (const text of long) readDataPoint(point, text, spain);
    expect((performance.now() - started) / (long.length * points.length)).toBeLessThan(100);
  });
});

describe('a right answer stays right and the same however it is written', () => {
  const cases = [
    { name: 'personal_code', vectors: identifierVectors, kinds: ['dni', 'nie', 'pesel'] },
    { name: 'iban', vectors: ibanVectors, kinds: ['iban'] },
  ] as const satisfies readonly {
    name: CataloguedName;
    vectors: typeof allVectors;
    kinds: readonly string[];
  }[];

  it.each(cases)('$name', ({ name, vectors, kinds }) => {
    const right = vectors.filter((vector) => vector.valid && kinds.some((kind) => kind === vector.kind));
    const written = fc
      .constantFrom(...right)
      .chain((vector) =>
        fc.tuple(fc.constant(vector), writtenDifferently(vector.normalized ?? vector.value)),
      );
    fc.assert(
      fc.property(written, ([vector, text]) => {
        const context = pageOf(vector.country);
        const value = vector.normalized ?? vector.value;
        expect(readDataPoint(dataPoints[name], text, context)).toEqual({ ok: true, value });
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('phone_number', () => {
    const right = phoneVectors.filter((vector) => vector.mobile === true);
    fc.assert(
      fc.property(fc.constantFrom(...right), fc.constantFrom(' ', '-', '\u00a0'), (vector, mark) => {
        const context = pageOf(vector.country);
        const value = vector.normalized ?? vector.value;
        const text = value.replace(/(\d{3})/g, `$1${mark}`);
        expect(readDataPoint(dataPoints.phone_number, text, context)).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('a character that only looks like a digit', () => {
  const numerals = Array.from({ length: 0x20000 }, (_none, code) => code)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^[\p{No}\p{Nl}]$/u.test(character));

  it.each<readonly [CataloguedName, string]>([
    ['phone_number', '612345678'],
    ['monthly_income', '1850'],
    ['number_of_dependants', '12'],
    ['form_birthday', '1990-2-17'],
    ['housing_tenure_since_date', '2020-11'],
    ['personal_code', '12345678Z'],
    ['iban', 'ES1001826974111363462325'],
    ['postal_code', '28013'],
    ['loan_amount', '2500'],
    ['loan_period', '12'],
  ])('is none in %s "%s"', (name, right) => {
    const point = dataPoints[name];
    expect(readDataPoint(point, right, spain)).toMatchObject({ ok: true });
    const places = [...right.matchAll(/\d/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...numerals), (place, numeral) => {
        const typed = right.slice(0, place) + numeral + right.slice(place + 1);
        expect(readDataPoint(point, typed, spain)).toMatchObject({ ok: false });
        expect(readDataPoint(point, right + numeral, spain)).toMatchObject({ ok: false });
      }),
      { numRuns: runs(1_000) },
    );
  });
});
