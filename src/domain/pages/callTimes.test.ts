import { expect, it } from 'vitest';
import { listCallTimes } from './callTimes';

it.each([
  ['09:00', '18:00', ['09:00–12:00', '12:00–15:00', '15:00–18:00']],
  ['09:00', '19:00', ['09:00–12:00', '12:00–15:00', '15:00–18:00', '18:00–19:00']],
  ['08:30', '10:00', ['08:30–10:00']],
  ['08:30', '11:30', ['08:30–11:30']],
  ['21:00', '23:30', ['21:00–23:30']],
])('offers parts of the hours from %s to %s', (from, to, parts) => {
  expect(listCallTimes({ from, to }).map((part) => `${part.from}–${part.to}`)).toEqual(parts);
});
