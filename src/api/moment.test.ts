import * as v from 'valibot';
import { expect, it } from 'vitest';
import { moment } from './moment';

it.each([
  ['2026-11-24T11:00:00.000Z', true],
  ['2026-11-24T11:00:00Z', true],
  ['2026-11-24T11:00:00+02:00', true],
  ['2026-11-24T11:00:00+02', false],
  ['2026-11-24T11:00:00 +02:00', false],
  ['2026-11-24', false],
  ['2026-13-24T11:00:00Z', false],
  ['soon', false],
  [1_795_000_000_000, false],
])('%s is a moment: %s', (value, expected) => {
  expect(v.is(moment, value)).toBe(expected);
});
