import { describe, expect, it } from 'vitest';
import { dataPoints, type CataloguedName } from '../../src/domain/catalogue/dataPoints';
import { readDataPoint } from '../../src/domain/catalogue/reading';
import { createReadingContext } from '../../src/domain/catalogue/reading/context.fixture';
import { allVectors, phoneVectors } from '../../src/domain/countries/vectors/vectors.fixture';
import { countryList } from '../../src/domain/countries/vectors/countries.fixture';

/** Fault I2 in each country: what an applicant pastes is the value that would have been typed. */

/** The ways in which other programs write a telephone number. */
const pastedNumbers: Readonly<Record<string, (stored: string) => string>> = {
  spaces: (stored) => ` ${stored.replaceAll(/(\d{2})(?=\d)/g, '$1 ')} `,
  'no-break spaces': (stored) => `\u00a0${stored.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')}\u00a0`,
  dashes: (stored) => stored.replaceAll(/(\d{3})(?=\d)/g, '$1-'),
  'a non-breaking hyphen': (stored) => stored.replace(/(\d{4})(?=\d)/, '$1\u2011'),
  'two zeros for the plus': (stored) => stored.replace('+', '00'),
  'two zeros and spaces': (stored) => stored.replace('+', '00 ').replaceAll(/(\d{2})(?=\d)/g, '$1 '),
};

/**
 * The data points that are pasted in groups, with the kinds of the samples of each country. A postal code is written in one way, so
 * only blanks around it are pasted.
 */
const pastedPoints = [
  { name: 'iban', kinds: ['iban', 'clabe'], marks: [' ', '\u00a0', '-'] },
  { name: 'postal_code', kinds: ['postcode'], marks: [''] },
] as const satisfies readonly { name: CataloguedName; kinds: readonly string[]; marks: readonly string[] }[];

describe.each(countryList.map(({ facts }) => facts.code))('in %s', (country) => {
  const context = createReadingContext(country);
  const numbers = phoneVectors.filter(
    (vector) => vector.country === country && vector.valid && vector.mobile === true,
  );

  it.each(Object.entries(pastedNumbers))(
    'a telephone number is the same number when it is pasted with %s',
    { tags: ['I2'] },
    (_how, paste) => {
      expect(numbers.length).toBeGreaterThan(0);
      for (const { normalized, value } of numbers) {
        const stored = normalized ?? value;
        expect(readDataPoint(dataPoints.phone_number, paste(stored), context), paste(stored)).toEqual({
          ok: true,
          value: stored,
        });
      }
    },
  );

  it.each(pastedPoints)(
    '$name is the same value when it is pasted with spaces, in groups and in lower case',
    { tags: ['I2'] },
    ({ name, kinds, marks }) => {
      const samples = allVectors.filter(
        (vector) => vector.country === country && vector.valid && kinds.some((kind) => kind === vector.kind),
      );
      for (const { normalized, value } of samples) {
        const typed = readDataPoint(dataPoints[name], normalized ?? value, context);
        for (const mark of marks) {
          const pasted = ` ${value.toLowerCase().replaceAll(/([\p{L}\d]{3})(?=[\p{L}\d])/gu, `$1${mark}`)}\u00a0`;
          expect(readDataPoint(dataPoints[name], pasted, context), pasted).toEqual(typed);
        }
      }
    },
  );
});
