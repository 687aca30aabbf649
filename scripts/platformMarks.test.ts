import { expect, it } from 'vitest';
import { foundMarks, missingMarks } from './platformMarks';

it.each([
  ['in one of several files', ['a', 'b PostHog'], ['PostHog'], ['LogRocket']],
  ['in none', ['a', 'posthogParameters logRocketBlocked'], [], ['PostHog', 'LogRocket']],
  ['where there is no file', [], [], ['PostHog', 'LogRocket']],
])('marks are looked for %s', (_where, texts, found, missing) => {
  const marks = ['PostHog', 'LogRocket'];
  expect([foundMarks(marks, texts), missingMarks(marks, texts)]).toEqual([found, missing]);
});
