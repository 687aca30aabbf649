import { expect, test } from 'vitest';
import { moveRows } from './moveRows';

const byControl = {
  iban: 'i',
  debts: 'l',
  'debts.0.email': 'a',
  'debts.1.email': 'b',
  'debts.10.email': 'k',
};

test.each<readonly [string, readonly (number | undefined)[], object]>([
  [
    'all stay',
    Array.from({ length: 11 }, (_none, index) => index),
    { 'debts.0.email': 'a', 'debts.1.email': 'b', 'debts.10.email': 'k' },
  ],
  ['the first row is removed', [1, 2, 3], { 'debts.0.email': 'b' }],
  ['a row is inserted before the others', [undefined, 0, 1], { 'debts.1.email': 'a', 'debts.2.email': 'b' }],
  ['all rows are removed', [], {}],
])('moves the entries of rows, and no others, when %s', (_what, oldIndexes, rows) => {
  expect(moveRows(byControl, 'debts', oldIndexes)).toEqual({ iban: 'i', debts: 'l', ...rows });
});
