import { expect, it } from 'vitest';
import { progressStates } from '../../src/domain/journey/states/progressStates';
import { readContract } from '../backend/contractCheck';

it('the contract allows the numbers of the progress states, and no other', () => {
  const { findResponseProblems } = readContract();
  const isAllowed = (state: number) =>
    findResponseProblems({ method: 'GET', path: '/lead/status/a' }, { status: 200, body: { state } })
      .length === 0;
  const numbers = progressStates.map(({ state }) => state);
  expect(numbers.filter((state) => !isAllowed(state))).toEqual([]);
  expect([-1, Math.max(...numbers) + 1].filter(isAllowed)).toEqual([]);
});
