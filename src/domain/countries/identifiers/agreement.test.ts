import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../vectors/countries.fixture';
import { dni } from './dni';
import { nie } from './nie';
import { nip } from './nip';
import { pesel } from './pesel';
import { runs } from '../../../testing/runs';

describe('agreement with another implementation', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');

  it('holds for the DNI', () => {
    fc.assert(
      fc.property(digits(8), letter, (number, control) => {
        const value = number + control;
        expect(dni.check(value, TODAY) === null).toBe(stdnum.ES?.['dni']?.validate(value).isValid);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('holds for the NIE', () => {
    fc.assert(
      fc.property(fc.constantFrom('X', 'Y', 'Z'), digits(7), letter, (first, number, control) => {
        const value = first + number + control;
        expect(nie.check(value, TODAY) === null).toBe(stdnum.ES?.['nie']?.validate(value).isValid);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('holds for the NIP', () => {
    fc.assert(
      fc.property(digits(10), (value) => {
        expect(nip.check(value, TODAY) === null).toBe(stdnum.PL?.['nip']?.validate(value).isValid);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('holds for the PESEL of people born before today', () => {
    const born = fc.tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      digits(5),
    );
    fc.assert(
      fc.property(born, ([year, month, day, rest]) => {
        const value = [year, month, day].map((part) => String(part).padStart(2, '0')).join('') + rest;
        expect(pesel.check(value, TODAY) === null).toBe(stdnum.PL?.['pesel']?.validate(value).isValid);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
