import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listUncoveredPages } from '../../scripts/faults/verdicts';
import { faultRows } from './rows';

const root = path.resolve(import.meta.dirname, '../..');

it('the rows have unique ids', () => {
  expect(new Set(faultRows.map(({ id }) => id)).size).toBe(faultRows.length);
});

it.each(faultRows)('the row $id has tests that exist, or says what is missing', (row) => {
  const lost = row.proofs.filter(({ file, title }) => {
    const whole = path.join(root, file);
    return !existsSync(whole) || !readFileSync(whole, 'utf8').includes(title);
  });
  expect(lost).toEqual([]);
  expect(row.proofs.length > 0 || row.missing !== undefined).toBe(true);
});

it.each(faultRows.filter(({ missing }) => missing === undefined))(
  'the row $id has tests on every page that it must hold on',
  (row) => {
    expect(listUncoveredPages(row)).toEqual([]);
  },
);
