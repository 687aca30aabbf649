import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typing } from '../../countries/vectors/typing.fixture';
import type { LeadValue } from '../../lead/lead';
import { dataPointNames, dataPoints } from '../dataPoints';
import type { DataPointOf, OptionSource } from '../kinds';
import { isOpen, valuesOf } from '../options';
import { readDataPoint } from '../reading';
import { readChoice } from './choices';
import { poland, spain } from './context.fixture';

const choiceOf = (options: OptionSource): DataPointOf<'choice'> => ({
  path: 'incomeDetails.jobArea',
  kind: 'choice',
  options,
  personal: true,
});
const ofAnswer = choiceOf({
  of: 'position_type',
  lists: { permanent: ['office', 'trade'], temporary: ['trade', 'farm'] },
});
const lookedUp = choiceOf({ lookUp: 'places', of: 'postal_code', list: 'suburbs' });
const choose = { ok: false, message: { code: 'choose' } };

describe('a choice that follows from another answer', () => {
  test.each<readonly [string, LeadValue, unknown]>([
    ['office', 'permanent', { ok: true, value: 'office' }],
    ['trade', 'temporary', { ok: true, value: 'trade' }],
    [' trade ', 'temporary', { ok: true, value: 'trade' }],
    ['office', 'temporary', choose],
    ['office', undefined, choose],
    ['office', '', choose],
    ['constructor', 'constructor', choose],
  ])('%s beside %s', (typed, answer, reading) => {
    expect(readChoice(ofAnswer, typed, { ...spain, answers: { position_type: answer } })).toEqual(reading);
  });
});

describe('a choice whose values are looked up', () => {
  const tooLong = { ok: false, message: { code: 'too_long', params: { maxLength: 100 } } };
  test.each<readonly [string, unknown]>([
    ['Centro', { ok: true, value: 'Centro' }],
    ['  Colonia\u00a0 Roma\u200b Norte ', { ok: true, value: 'Colonia Roma Norte' }],
    ['Jose\u0301', { ok: true, value: 'José' }],
    ['constructor', { ok: true, value: 'constructor' }],
    ['a'.repeat(100), { ok: true, value: 'a'.repeat(100) }],
    ['a'.repeat(101), tooLong],
    [`${' '.repeat(50)}${'a'.repeat(100)}`, { ok: true, value: 'a'.repeat(100) }],
  ])('takes what the applicant wrote: "%s"', (typed, reading) => {
    expect(readChoice(lookedUp, typed, spain)).toEqual(reading);
  });

  it('is asked for where it is empty, and may be left so where it is optional', () => {
    expect(readDataPoint(lookedUp, ' ', spain)).toMatchObject({ message: { code: 'required' } });
    expect(readDataPoint({ ...lookedUp, optional: true }, ' ', spain)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

it.each<readonly [string, number | string]>([
  ['2018', 2018],
  ['1950', 1950],
  // The next year has begun for those who sell vehicles.
  ['2027', 2027],
  ['2028', 'range'],
  ['1949', 'range'],
  ['18', 'range'],
  ['two thousand', 'number'],
  ['2018.5', 'whole_number'],
])('a looked-up year that is "%s" is read as %s', (typed, read) => {
  const point = { ...choiceOf({ lookUp: 'vehicles', list: 'years' }), years: { from: 1950 } };
  const reading = readChoice(point, typed, spain);
  expect(reading.ok ? reading.value : reading.message.code).toBe(read);
});

it('never answers a value outside its source, but where others are taken too', () => {
  const catalogue = dataPointNames.flatMap((name) => {
    const point = dataPoints[name];
    return point.kind === 'choice' && !isOpen(point.options) ? [point] : [];
  });
  const values = fc.array(fc.oneof(typing(['a', 'b', 'ES']), fc.constantFrom('toString', '')), {
    maxLength: 4,
  });
  const lists = fc.dictionary(fc.constantFrom('permanent', 'constructor', '__proto__'), values);
  const madeUp = fc.oneof(
    values.map(choiceOf),
    lists.map((beside) => choiceOf({ of: 'position_type', lists: beside })),
  );
  const answers = fc.record({
    position_type: fc.oneof(fc.constantFrom('permanent', 'constructor', '__proto__', undefined), fc.string()),
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...catalogue), madeUp),
      fc.constantFrom(spain, poland),
      answers,
      fc.oneof(
        fc.string(),
        typing(['ES', 'Madrid', 'mazowieckie', 'female', 'a', 'office', 'constructor', '__proto__']),
      ),
      (point, context, others, typed) => {
        const from = { ...context, answers: others };
        const reading = readChoice(point, typed, from);
        const values = valuesOf(point.options, { ...from, lookedUp: [] });
        return !reading.ok || values.some((value) => value === reading.value);
      },
    ),
    { numRuns: 2_000 },
  );
});
