import { expect, test } from 'vitest';
import { dataPoints } from '../../domain/catalogue/dataPoints';
import { ondaraPage } from '../../testing/pages.fixture';
import { applyResult } from './applyResult';

type Given = Parameters<typeof applyResult>;

const question = { name: 'city', point: dataPoints.city } as const;
const targets = [{ question, list: 'cities', isFilled: true }];
const first: Given[1] = { values: null, filledIn: new Map(), filledInFor: null };
const forMadrid: Given[1] = {
  values: { city: ['Madrid'] },
  filledIn: new Map([['city', 'Madrid']]),
  filledInFor: '28013',
};
const found: Given[2] = { values: { city: ['Madrid'] }, isUnanswered: false, answer: '28013' };
const unanswered: Given[2] = { values: {}, isUnanswered: true, answer: '28013' };

test.each<
  readonly [
    title: string,
    before: Given[1],
    outcome: Given[2],
    step: Partial<Given[3]>,
    next: string | null,
    filledIn: string | undefined,
  ]
>([
  ['fills in a single value', first, found, {}, 'Madrid', 'Madrid'],
  ['changes nothing while the answers are being sent', first, found, { isSubmitting: true }, null, undefined],
  ['takes an equal value as filled in', first, found, { input: { city: 'Madrid' } }, null, 'Madrid'],
  [
    'leaves an equal value that was typed',
    first,
    found,
    { input: { city: 'Madrid' }, edited: new Set(['city']) },
    null,
    undefined,
  ],
  [
    'keeps a value if the register does not answer for the same answer',
    forMadrid,
    unanswered,
    { input: { city: 'Madrid' } },
    null,
    'Madrid',
  ],
  [
    'removes a value if the register does not answer for another answer',
    forMadrid,
    { ...unanswered, answer: '48001' },
    { input: { city: 'Madrid' } },
    '',
    '',
  ],
  [
    'removes a value if nothing is chosen any more',
    forMadrid,
    { values: null, isUnanswered: false, answer: null },
    { input: { city: 'Madrid' } },
    '',
    '',
  ],
])('a result %s', (_title, before, outcome, step, next, filledIn) => {
  const { progress, changes } = applyResult(targets, before, outcome, {
    facts: ondaraPage.facts,
    input: {},
    edited: new Set(),
    isSubmitting: false,
    ...step,
  });
  expect(changes).toEqual(next === null ? [] : [{ question, value: next }]);
  expect(progress.filledIn.get('city')).toBe(filledIn);
  expect([progress.values, progress.filledInFor]).toEqual([outcome.values, outcome.answer]);
});
