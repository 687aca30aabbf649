import { expect, it } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import { listThingsToHave } from './thingsToHave';

const stepsWith = (...names: readonly string[]) => ({
  steps: ondaraPage.steps.map((step) => ({
    ...step,
    dataPoints: step.dataPoints.filter(({ name }) => names.includes(name)),
  })),
});

it.each([
  ['a document and an account', ['personal_code', 'iban'], ['document', 'account']],
  ['an account', ['email', 'iban'], ['account']],
  ['a document', ['personal_code'], ['document']],
  ['neither', ['email', 'first_name'], []],
])('names what a page asks for: %s', (_what, names, expected) => {
  expect(listThingsToHave(stepsWith(...names))).toEqual(expected);
});
