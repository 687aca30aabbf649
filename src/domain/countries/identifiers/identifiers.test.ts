import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it, test } from 'vitest';
import type { CountryChecks, Identifier, IdentifierKind } from '../country';
import { checks as spanish } from '../es.checks';
import { checks as polish } from '../pl.checks';
import { typing, writtenDifferently } from '../vectors/typing.fixture';
import { identifierVectors, type Vector } from '../vectors/vectors.fixture';
import { cif } from './cif';
import { dni } from './dni';
import { idCard } from './idCard';
import { nie } from './nie';
import { nip } from './nip';
import { pesel } from './pesel';
import { runs } from '../../../testing/runs';

const TODAY = '2026-11-20';
const byCountry: Readonly<Record<Vector['country'], CountryChecks>> = { ES: spanish, PL: polish };
const all: Readonly<Record<IdentifierKind, Identifier>> = { dni, nie, cif, pesel, 'id-card': idCard, nip };
const kinds = Object.entries(all);

function identifierOf(vector: Vector): Identifier {
  const [, identifier] =
    Object.entries(byCountry[vector.country].identifiers).find(([kind]) => kind === vector.kind) ?? [];
  if (identifier === undefined) throw new Error(`no check for ${vector.kind}`);
  return identifier;
}

const rightOnes = (kind: string) =>
  identifierVectors
    .filter((vector) => vector.kind === kind && vector.valid)
    .map((vector) => vector.normalized ?? vector.value);

describe('the vectors', () => {
  test.each(identifierVectors)('$country $kind "$value" ($why): valid is $valid', (vector) => {
    const identifier = identifierOf(vector);
    const normalised = identifier.normalise(vector.value);
    expect(identifier.check(normalised, TODAY) === null).toBe(vector.valid);
    if (vector.valid) expect(normalised).toBe(vector.normalized ?? vector.value);
    if (vector.decoded !== undefined) expect(identifier.decode?.(normalised, TODAY)).toEqual(vector.decoded);
  });
});

describe('the reason for a refusal', () => {
  test.each([
    ['dni', '1234567Z', 'shape'],
    ['dni', '12345678A', 'check-digit'],
    ['nie', 'X1234567A', 'check-digit'],
    ['nie', 'W1234567L', 'shape'],
    ['cif', 'B4920063G', 'check-digit'],
    ['cif', 'O86770526', 'shape'],
    ['pesel', '88071584301', 'check-digit'],
    ['pesel', '97093153261', 'date'],
    ['pesel', '23451413429', 'date'],
    ['id-card', 'ZBR814358', 'check-digit'],
    ['nip', '7606191830', 'check-digit'],
    ['nip', 'DE988841587', 'shape'],
  ] as const)('%s %s is refused for its %s', (kind, value, reason) => {
    expect(all[kind].check(all[kind].normalise(value), TODAY)).toBe(reason);
  });

  it('takes a PESEL from the day after birth on', () => {
    expect(pesel.check('16242596038', '2016-04-25')).toBe('date');
    expect(pesel.check('16242596038', '2016-04-26')).toBeNull();
  });

  it('tells nothing of a PESEL that is none', () => {
    expect(pesel.decode?.('abc', TODAY)).toEqual({});
  });
});

describe.each(kinds)('%s', (kind, identifier) => {
  it('notices any one changed digit', () => {
    const changed = fc
      .tuple(fc.constantFrom(...rightOnes(kind)), fc.nat(), fc.integer({ min: 1, max: 9 }))
      .map(([value, random, shift]) => {
        const places = [...value.matchAll(/\d/g)].map((match) => match.index);
        const place = places[random % places.length] ?? 0;
        const digit = (Number(value.charAt(place)) + shift) % 10;
        return value.slice(0, place) + String(digit) + value.slice(place + 1);
      });
    fc.assert(
      fc.property(changed, (value) => identifier.check(value, TODAY) !== null),
      { numRuns: runs(1_000) },
    );
  });

  it('takes a right one however it is spaced, dashed or cased', () => {
    const pairs = fc
      .constantFrom(...rightOnes(kind))
      .chain((value) => fc.tuple(fc.constant(value), writtenDifferently(value)));
    fc.assert(fc.property(pairs, ([value, written]) => identifier.normalise(written) === value));
  });

  it('normalises to the same when done twice, and never throws', () => {
    fc.assert(
      fc.property(typing(rightOnes(kind)), (typed) => {
        const once = identifier.normalise(typed);
        expect(identifier.normalise(once)).toBe(once);
        expect(['shape', 'check-digit', 'date', null]).toContain(identifier.check(once, TODAY));
      }),
      { numRuns: runs(1_000) },
    );
  });
});

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
