import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { countries, countryList } from '../countries/vectors/countries.fixture';
import { resolveDataPoint } from '../pages/resolveDataPoint';
import { languageTags } from '../countries/locales';
import { describe, expect, it } from 'vitest';
import { hostileTexts, typedText, reformattedText } from '../countries/vectors/typedTexts.fixture';
import {
  allVectors,
  identifierVectors,
  ibanVectors,
  phoneVectors,
} from '../countries/vectors/vectors.fixture';
import { dataPointNames, dataPoints, type CataloguedName } from './dataPoints';
import type { DataPoint, DataPointKind } from './kinds';
import { messageCodes } from './messages';
import { getOptionValues } from './options';
import { readDataPoint } from './reading';
import { createReadingContext, spainContext } from './reading/context.fixture';
import { formatControlInput } from './formatControlInput';
import { getRunCount } from '../../testing/propertyTests';

const contexts = [...new Set(allVectors.map(({ country }) => country))].map(createReadingContext);
const getVectorValues = (...kinds: readonly string[]) =>
  allVectors.filter((vector) => kinds.includes(vector.kind)).map((vector) => vector.value);

/** Inputs for each kind. Similar inputs are generated from them. */
const seeds: Readonly<Record<DataPointKind, readonly string[]>> = {
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
  email: ['ana@example.com', 'Jan.Kowalski+1@poczta.onet.pl', 'info@kfz-müller.de'],
  phone: getVectorValues('phone'),
  money: ['2.500,50 €', '1 234 zł', '700', "2'500", '0', '12,5'],
  number: ['0', '1', '20', '21', '28', '29'],
  code: ['1234', '12 34', '123-456', '0000', '12345678901'],
  date: ['1990-2-7', '2008-11-20', '1925-11-21', '2026-11-20', '2027-1-10', '2000-2-29'],
  month: ['2020-5', '2026-11', '2027-01', '1999-12'],
  choice: dataPointNames.flatMap((name) => {
    const point = dataPoints[name];
    if (point.kind !== 'choice') return [];
    return contexts.flatMap((context) => [
      ...getOptionValues(point.options, { ...context, lookUpValues: [] }),
    ]);
  }),
  'yes-no': ['true', 'false'],
  consent: ['true', 'false'],
  identifier: identifierVectors.map(({ value }) => value),
  'bank-account': getVectorValues('iban'),
  'postal-code': getVectorValues('postcode'),
  amount: ['500', '2.500', '100', '8000', '30000', '30100', '2550'],
  period: ['3', '12', '96', '97', '61', '90'],
  list: [],
};

const kinds = [...new Set(dataPointNames.map((name) => dataPoints[name].kind))].filter(
  (kind) => kind !== 'list',
);

/** The data points of a kind with the changes of a country. */
function getDataPoints(kind: DataPointKind, { facts }: (typeof countryList)[number]): readonly DataPoint[] {
  return dataPointNames.flatMap((name) => {
    const point = dataPoints[name].kind === kind ? resolveDataPoint(name, dataPoints[name], facts) : null;
    return point ?? [];
  });
}

/**
 * The significant part of a text: its letters and digits, without their case and form. Invisible letters, such as the Hangul
 * fillers, and the words before series and number on a Romanian card are not significant.
 */
const getSignificantPart = (text: string) =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\u20e3/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replace(/^SERIA(?=[A-Z]{2})|(?<=^(?:SERIA)?[A-Z]{2})NR(?=\d)/g, '');

/** The domain of an address whose letters were encoded: `xn--mller-kva.de` is `müller.de`. */
const encodedDomain = /(?<=@)(?:[a-z\d.-]+\.)?xn--[a-z\d.-]+$/;

/** Whether two texts are equal except for a country prefix of one of them: `PL572…`, `D-80331`. */
function hasSamePart(one: string, other: string): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.endsWith(shorter) && /^[A-Z]{0,2}$/.test(longer.slice(0, longer.length - shorter.length));
}

/** Kinds whose value is the typed text except for separators, case and prefixes. */
const textKinds: readonly DataPointKind[] = ['text', 'email', 'identifier', 'bank-account', 'postal-code'];

describe.each(kinds)('any input of the kind %s', (kind) => {
  const typed = fc.oneof(
    { weight: 6, arbitrary: typedText(seeds[kind]) },
    { weight: 2, arbitrary: typedText(Object.values(seeds).flat()) },
    { weight: 1, arbitrary: fc.constantFrom(true, false, undefined) },
  );

  const cases = countryList
    .map((country) => ({ code: country.facts.code, points: getDataPoints(kind, country) }))
    .filter(({ points }) => points.length > 0);

  it.each(cases)(
    'is read in $code as a value or a known error, and the formatted value is read again unchanged',
    { tags: ['B1'] },
    ({ code, points }) => {
      const context = createReadingContext(code);
      fc.assert(
        fc.property(
          fc.constantFrom(...points),
          typed,
          fc.constantFrom(...Object.values(languageTags)),
          (point, answer, languageTag) => {
            const reading = readDataPoint(point, answer, context);
            expect(readDataPoint(point, answer, context)).toEqual(reading);
            if (!reading.ok) return messageCodes.includes(reading.message.code);
            const shown = formatControlInput(point, reading.value, { facts: context.facts, languageTag });
            expect(readDataPoint(point, shown, context)).toEqual(
              // What is shown is rounded already, so nothing is said of it.
              reading.notice?.code === 'amount_rounded' ? { ok: true, value: reading.value } : reading,
            );
            if (!textKinds.includes(kind) || typeof reading.value !== 'string') return true;
            // The value must not differ from the input silently.
            const value = reading.value.replace(encodedDomain, domainToUnicode);
            expect(hasSamePart(getSignificantPart(value), getSignificantPart(String(answer)))).toBe(true);
            return true;
          },
        ),
        { numRuns: getRunCount(300, 10_000) },
      );
    },
  );

  // What looks at each pair of letters needs minutes for 100 kB, and what looks at each letter milliseconds.
  it('is read in the time of a test at any length', { tags: ['B1'] }, () => {
    const long = hostileTexts.filter((text) => text.length >= 10_000).map((text) => text.repeat(10));
    expect(long).not.toEqual([]);
    for (const point of getDataPoints(kind, countries.ES))
      for (const text of long) expect(readDataPoint(point, text, spainContext)).toHaveProperty('ok');
  });
});

describe('a valid answer in any format is read as the same value', () => {
  const cases = [
    { name: 'personal_code', vectors: identifierVectors, kinds: ['dni', 'nie', 'pesel'] },
    { name: 'iban', vectors: ibanVectors, kinds: ['iban'] },
  ] as const satisfies readonly {
    name: CataloguedName;
    vectors: typeof allVectors;
    kinds: readonly string[];
  }[];

  it.each(cases)('the data point $name', { tags: ['B2'] }, ({ name, vectors, kinds }) => {
    const validVectors = vectors.filter(
      (vector) => vector.valid && vector.foreign !== true && kinds.some((kind) => kind === vector.kind),
    );
    const inputs = fc
      .constantFrom(...validVectors)
      .chain((vector) => fc.tuple(fc.constant(vector), reformattedText(vector.normalized ?? vector.value)));
    fc.assert(
      fc.property(inputs, ([vector, text]) => {
        const context = createReadingContext(vector.country);
        const value = vector.normalized ?? vector.value;
        expect(readDataPoint(dataPoints[name], text, context)).toEqual({ ok: true, value });
      }),
      { numRuns: getRunCount(1_000) },
    );
  });

  it('the data point phone_number', { tags: ['B2'] }, () => {
    const validVectors = phoneVectors.filter((vector) => vector.mobile === true);
    fc.assert(
      fc.property(fc.constantFrom(...validVectors), fc.constantFrom(' ', '-', '\u00a0'), (vector, mark) => {
        const context = createReadingContext(vector.country);
        const value = vector.normalized ?? vector.value;
        const text = value.replace(/(\d{3})/g, `$1${mark}`);
        expect(readDataPoint(dataPoints.phone_number, text, context)).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('a character that looks like a digit', () => {
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
  ])('is rejected in %s "%s"', (name, valid) => {
    const point = dataPoints[name];
    expect(readDataPoint(point, valid, spainContext)).toMatchObject({ ok: true });
    const places = [...valid.matchAll(/\d/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...numerals), (place, numeral) => {
        const typed = valid.slice(0, place) + numeral + valid.slice(place + 1);
        expect(readDataPoint(point, typed, spainContext)).toMatchObject({ ok: false });
        expect(readDataPoint(point, valid + numeral, spainContext)).toMatchObject({ ok: false });
      }),
      { numRuns: getRunCount(1_000) },
    );
  });
});
