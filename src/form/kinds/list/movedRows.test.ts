import { expect, test } from 'vitest';
import { movedRows } from './movedRows';

const told = { iban: 'i', debts: 'l', 'debts.0.email': 'a', 'debts.1.email': 'b', 'debts.10.email': 'k' };

test.each<readonly [string, readonly (number | undefined)[], object]>([
  [
    'all stay',
    Array.from({ length: 11 }, (_none, index) => index),
    { 'debts.0.email': 'a', 'debts.1.email': 'b', 'debts.10.email': 'k' },
  ],
  ['the first goes', [1, 2, 3], { 'debts.0.email': 'b' }],
  ['one comes before them', [undefined, 0, 1], { 'debts.1.email': 'a', 'debts.2.email': 'b' }],
  ['all go', [], {}],
])('where %s, what belongs to rows goes along, and nothing else', (_what, was, rows) => {
  expect(movedRows(told, 'debts', was)).toEqual({ iban: 'i', debts: 'l', ...rows });
});
