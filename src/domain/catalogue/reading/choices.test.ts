import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getRunCount } from '../../../testing/propertyTests';
import { typedText } from '../../countries/vectors/typedTexts.fixture';
import type { LeadValue } from '../../lead/lead';
import { dataPointNames, dataPoints } from '../dataPoints';
import type { DataPointOf, OptionSource } from '../kinds';
import { allowsOtherText, getOptionValues } from '../options';
import { readDataPoint } from '../reading';
import { readChoice } from './choices';
import { polandContext, spainContext } from './context.fixture';

const createChoice = (options: OptionSource): DataPointOf<'choice'> => ({
  path: 'incomeDetails.jobArea',
  kind: 'choice',
  options,
});
const ofAnswer = createChoice({
  of: 'position_type',
  lists: { permanent: ['office', 'trade'], temporary: ['trade', 'farm'] },
});
const lookedUp = createChoice({ lookUp: 'places', of: 'postal_code', list: 'suburbs' });
const choose = { ok: false, message: { code: 'choose' } };

describe('a choice that depends on another answer', () => {
  test.each<readonly [string, LeadValue, unknown]>([
    ['office', 'permanent', { ok: true, value: 'office' }],
    ['trade', 'temporary', { ok: true, value: 'trade' }],
    [' trade ', 'temporary', { ok: true, value: 'trade' }],
    ['office', 'temporary', choose],
    ['office', undefined, choose],
    ['office', '', choose],
    ['constructor', 'constructor', choose],
  ])('reads "%s" for the other answer %s', (typed, answer, reading) => {
    expect(readChoice(ofAnswer, typed, { ...spainContext, answers: { position_type: answer } })).toEqual(
      reading,
    );
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
  ])('accepts a typed text: "%s"', (typed, reading) => {
    expect(readChoice(lookedUp, typed, spainContext)).toEqual(reading);
  });

  it('is required if it is empty, unless it is optional', () => {
    expect(readDataPoint(lookedUp, ' ', spainContext)).toMatchObject({ message: { code: 'required' } });
    expect(readDataPoint({ ...lookedUp, optional: true }, ' ', spainContext)).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

it.each<readonly [string, number | string]>([
  ['2018', 2018],
  ['1950', 1950],
  // Vehicles of next year are already sold.
  ['2027', 2027],
  ['2028', 'range'],
  ['1949', 'range'],
  ['18', 'range'],
  ['two thousand', 'number'],
  ['2018.5', 'whole_number'],
])('reads the looked-up year "%s" as %s', (typed, read) => {
  const point = { ...createChoice({ lookUp: 'vehicles', list: 'years' }), years: { from: 1950 } };
  const reading = readChoice(point, typed, spainContext);
  expect(reading.ok ? reading.value : reading.message.code).toBe(read);
});

it('never returns a value outside its source, unless other texts are allowed', { tags: ['B8'] }, () => {
  const catalogue = dataPointNames.flatMap((name) => {
    const point = dataPoints[name];
    return point.kind === 'choice' && !allowsOtherText(point.options) ? [point] : [];
  });
  const values = fc.array(fc.oneof(typedText(['a', 'b', 'ES']), fc.constantFrom('toString', '')), {
    maxLength: 4,
  });
  const lists = fc.dictionary(fc.constantFrom('permanent', 'constructor', '__proto__'), values);
  const generated = fc.oneof(
    values.map(createChoice),
    lists.map((list) => createChoice({ of: 'position_type', lists: list })),
  );
  const answers = fc.record({
    position_type: fc.oneof(fc.constantFrom('permanent', 'constructor', '__proto__', undefined), fc.string()),
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...catalogue), generated),
      fc.constantFrom(spainContext, polandContext),
      answers,
      fc.oneof(
        fc.string(),
        typedText(['ES', 'Madrid', 'mazowieckie', 'female', 'a', 'office', 'constructor', '__proto__']),
      ),
      (point, context, others, typed) => {
        const choiceContext = { ...context, answers: others };
        const reading = readChoice(point, typed, choiceContext);
        const values = getOptionValues(point.options, { ...choiceContext, lookUpValues: [] });
        return !reading.ok || values.some((value) => value === reading.value);
      },
    ),
    { numRuns: getRunCount(500, 20_000) },
  );
});
