import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../vectors/countries.fixture';
import { readClabe } from '../clabe';
import { cnp } from './cnp';
import { cui } from './cui';
import { curp } from './curp';
import { mst } from './mst';
import { nip } from './nip';
import { nit } from './nit';
import { pesel } from './pesel';
import { rfc } from './rfc';
import { dni, nie } from './spanish';
import { steuerId } from './steuerId';
import { getRunCount } from '../../../testing/propertyTests';

describe('identifiers and stdnum', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');

  it('agrees with stdnum on the DNI', () => {
    fc.assert(
      fc.property(digits(8), letter, (number, control) => {
        const value = number + control;
        expect(dni.check(value, TODAY) === null).toBe(stdnum.ES?.['dni']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the NIE', () => {
    fc.assert(
      fc.property(fc.constantFrom('X', 'Y', 'Z'), digits(7), letter, (first, number, control) => {
        const value = first + number + control;
        expect(nie.check(value, TODAY) === null).toBe(stdnum.ES?.['nie']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the NIP', () => {
    fc.assert(
      fc.property(digits(10), (value) => {
        expect(nip.check(value, TODAY) === null).toBe(stdnum.PL?.['nip']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the PESEL of people born before today', () => {
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
      { numRuns: getRunCount(2_000) },
    );
  });

  const sixDigits = fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));
  const letters = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));
  const consonants = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{3}$/);

  it('agrees with stdnum on the CURP of people of the last century', () => {
    const parts = fc.tuple(
      letters(1),
      fc.constantFrom('A', 'E', 'I', 'O', 'U', 'X'),
      letters(2),
      sixDigits,
      fc.constantFrom('H', 'M', 'X', 'F'),
      fc.constantFrom('AS', 'DF', 'NE', 'NL', 'ZS', 'MX'),
      consonants,
      digits(2),
    );
    fc.assert(
      fc.property(parts, (written) => {
        const value = written.join('');
        expect(curp.check(value, TODAY) === null).toBe(stdnum.MX?.['curp']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on an RFC whose check digit fits', () => {
    const parts = fc.tuple(letters(4), sixDigits, fc.stringMatching(/^[1-9A-V][1-9A-Z][\dA]$/));
    fc.assert(
      fc.property(parts, (written) => {
        const value = written.join('');
        // The library also accepts the check digits of old programs.
        if (rfc.check(value, TODAY) === null) expect(stdnum.MX?.['rfc']?.validate(value).isValid).toBe(true);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the CLABE of a bank and a town of its list', () => {
    const bankAndTown = fc.constantFrom('002180', '012320', '014580', '072650', '137180');
    fc.assert(
      fc.property(bankAndTown, digits(12), (beginning, rest) => {
        const value = beginning + rest;
        expect(readClabe(value).ok).toBe(stdnum.MX?.['clabe']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the NIT of a company', () => {
    fc.assert(
      fc.property(fc.constantFrom('8', '9'), digits(9), (first, rest) => {
        const value = first + rest;
        expect([null, 'doubtful'].includes(nit.check(value, TODAY))).toBe(
          stdnum.CO?.['nit']?.validate(value).isValid,
        );
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the CNP of people born before today, but for the county 70 and the serial number 000', () => {
    const parts = fc.tuple(fc.constantFrom('1', '2'), sixDigits, fc.integer({ min: 1, max: 52 }), digits(4));
    fc.assert(
      fc.property(parts, ([first, born, county, rest]) => {
        fc.pre(!rest.startsWith('000'));
        const value = first + born + String(county).padStart(2, '0') + rest;
        expect(cnp.check(value, TODAY) === null).toBe(stdnum.RO?.['cnp']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the CUI', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{1,9}$/), (value) => {
        expect(cui.check(value, TODAY) === null).toBe(stdnum.RO?.['cui']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on a Steuer-ID with one digit twice', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...'0123456789'], { minLength: 9, maxLength: 9 }),
        digits(1),
        fc.nat(9),
        (body, check, place) => {
          const twice = [...body.slice(0, place), body[0], ...body.slice(place)].join('');
          fc.pre(!twice.startsWith('0'));
          const value = twice + check;
          expect(steuerId.check(value, TODAY) === null).toBe(stdnum.DE?.['idnr']?.validate(value).isValid);
        },
      ),
      { numRuns: getRunCount(2_000) },
    );
  });

  it('agrees with stdnum on the MST of a company', () => {
    fc.assert(
      fc.property(digits(10), (value) => {
        expect(mst.check(value, TODAY) === null).toBe(stdnum.VN?.['mst']?.validate(value).isValid);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });
});
