import { expect, it } from 'vitest';
import { formatDifference, listNamedDifferences } from './differences';

it.each([
  [undefined, ''],
  [0, ''],
  [49, ''],
  [-49, ''],
  [50, '+0.1 kB'],
  [-1_240, '−1.2 kB'],
])('prints a difference of %s bytes as "%s"', (bytes, text) => {
  expect(formatDifference(bytes)).toBe(text);
});

it('names the differences above a kilobyte', () => {
  const before = {
    'script for typing': 2_000,
    document: 13_000,
    'script for leaving': 160_000,
  };
  const now = { 'script for typing': 3_000, document: 11_500, 'script for leaving': 161_001 };
  expect(listNamedDifferences('ondara-es', now, before)).toEqual([
    'ondara-es: document −1.5 kB',
    'ondara-es: script for leaving +1.0 kB',
  ]);
});
