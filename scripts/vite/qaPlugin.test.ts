import { expect, it } from 'vitest';
import { applyForQa } from './apply';
import { hasDrawer } from './qaPlugin';

it.each([
  ['development', 'serve', true],
  ['staging', 'serve', true],
  ['production', 'serve', false],
  ['development', 'build', false],
  ['staging', 'build', true],
  ['production', 'build', false],
] as const)('in %s, vite %s has the QA drawer: %s', (environment, command, expected) => {
  expect(hasDrawer(environment, command)).toBe(expected);
});

it.each([
  ['development', true],
  ['staging', true],
  ['production', false],
] as const)(
  'in %s, a build has the gallery and page.json: %s',
  { tags: ['S26'] },
  (environment, expected) => {
    const apply = applyForQa(environment);
    expect(apply({}, { command: 'build', mode: 'production' })).toBe(expected);
    expect(apply({}, { command: 'build', mode: 'production', isSsrBuild: true })).toBe(false);
  },
);
