import { expect, it } from 'vitest';
import { readSelection } from './selection';

const files = [
  'src/form/engine/StepForm.test.tsx',
  'src/form/engine/StepForm.tsx',
  'src/state/tabs.test.ts',
  'e2e/journeys/tabs.spec.ts',
  'e2e/fixtures/robot.ts',
];
const nothing = { parts: [], unitFiles: [], browserFiles: [], titles: [] };

it.each([
  ['nothing', [], nothing],
  ['the name of a part', ['unit'], { ...nothing, parts: ['unit'] }],
  ['a file', ['src/state/tabs.test.ts'], { ...nothing, unitFiles: ['src/state/tabs.test.ts'] }],
  ['a folder', ['src/form'], { ...nothing, unitFiles: ['src/form'] }],
  ['a word of paths of both kinds', ['tabs'], { ...nothing, unitFiles: ['tabs'], browserFiles: ['tabs'] }],
  ['a word of no test file', ['robot'], { ...nothing, titles: ['robot'] }],
  ['a tag', ['@N1'], { ...nothing, titles: ['@N1'] }],
  [
    'several words',
    ['check', 'StepForm', 'is sent once'],
    { ...nothing, parts: ['check'], unitFiles: ['StepForm'], titles: ['is sent once'] },
  ],
])('reads %s', (_what, words, selection) => {
  expect(readSelection(words, files)).toEqual(selection);
});
