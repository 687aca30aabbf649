import { expect, it } from 'vitest';
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
