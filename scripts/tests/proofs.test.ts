import { expect, it } from 'vitest';
import { root } from '../shared/runInParallel';
import { findUnproved, listRowIds, readRowIds } from './proofs';

it('rows are the lines of tables that begin with an id', () => {
  expect(listRowIds('| row | fault |\n| --- | --- |\n| N1  | a |\n| H12 | b |\ntext | N2 |')).toEqual([
    'N1',
    'H12',
  ]);
});

it('each row of the docs has an id of its own', () => {
  const ids = readRowIds(root);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toEqual(expect.arrayContaining(['N1', 'H1']));
});

it('a row without a test that ran, or with one that failed, is not proved', () => {
  const ran = [
    { name: 'a', seconds: 0, tags: ['N1', 'rest'] },
    { name: 'b', seconds: 0, tags: ['N1', 'N2'] },
    { name: 'c', seconds: 0, tags: ['N2'], failure: 'wrong' },
    { name: 'd', seconds: 0 },
  ];
  expect(findUnproved(['N1', 'N2', 'N3'], ran)).toEqual(['N2: c failed.', 'N3: no test with this tag ran.']);
});
