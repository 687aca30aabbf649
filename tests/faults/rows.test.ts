import { expect, it } from 'vitest';
import { listUncoveredPages } from '../../scripts/faults/verdicts';
import { faultRows } from './rows';

it('the rows have unique ids', () => {
  expect(new Set(faultRows.map(({ id }) => id)).size).toBe(faultRows.length);
});

// That the tests run and pass is proved from the runners' reports (`scripts/tests/proofs.ts`).
it('each row names tests on every page that it must hold on, or says what is missing', () => {
  const incomplete = faultRows.filter(
    (row) => row.missing === undefined && (row.proofs.length === 0 || listUncoveredPages(row).length > 0),
  );
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});
