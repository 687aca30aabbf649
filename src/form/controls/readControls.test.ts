// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { QuestionInput } from '../../domain/catalogue/input';
import type { DataPointName } from '../../domain/catalogue/names';
import { ondaraPage } from '../../testing/pages.fixture';
import { readControls } from './readControls';

const radio = (value: string, isChecked: boolean) =>
  `<input type="radio" name="loan_purpose" value="${value}" ${isChecked ? 'checked' : ''}>`;

it.each<readonly [string, DataPointName, string, readonly QuestionInput[]]>([
  ['a line that was filled in', 'email', '<input name="email" value="ana@example.com">', ['ana@example.com']],
  ['an empty line', 'email', '<input name="email">', []],
  ['one option that is not chosen', 'loan_purpose', radio('car', false), []],
  ['one option that is chosen', 'loan_purpose', radio('car', true), ['car']],
  ['options of which none is chosen', 'loan_purpose', radio('car', false) + radio('home', false), []],
  ['options of which one is chosen', 'loan_purpose', radio('car', false) + radio('home', true), ['home']],
  ['a list', 'loan_purpose', '<select name="loan_purpose"><option value="car"></select>', ['car']],
  [
    'a consent that is ticked',
    'general_policies',
    '<input type="checkbox" name="general_policies" checked>',
    [true],
  ],
  ['no control', 'email', '', []],
])('reads %s', (_what, name, controls, expected) => {
  const question = ondaraPage.steps.flatMap(({ dataPoints }) => dataPoints).find((one) => one.name === name);
  if (question === undefined) throw new Error(`The page does not ask ${name}.`);
  const form = document.createElement('form');
  form.innerHTML = controls;
  const found: QuestionInput[] = [];
  readControls(
    form,
    [question],
    () => undefined,
    (_control, input) => found.push(input),
  );
  expect(found).toEqual(expected);
});

it.each([
  ['Spain', 0],
  ['Fra', 1],
])('tells a combobox that shows Spain of the text "%s" by %i events', (text, count) => {
  const question = ondaraPage.steps
    .flatMap(({ dataPoints }) => dataPoints)
    .find(({ name }) => name === 'citizenship');
  if (question === undefined) throw new Error('The page does not ask for the citizenship.');
  const form = document.createElement('form');
  form.innerHTML = '<input role="combobox" name="citizenship" value="Spain">';
  for (const control of form.querySelectorAll('input')) control.value = text;
  let events = 0;
  form.addEventListener('input', () => (events += 1));
  readControls(
    form,
    [question],
    () => undefined,
    () => undefined,
  );
  expect(events).toBe(count);
});
