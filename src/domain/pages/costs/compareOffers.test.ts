import { expect, it } from 'vitest';
import { findCheapest, sortByTotal } from './compareOffers';

const offer = (id: string, total: number, amount = 3000) => ({ id, total, amount });

it('orders offers by their total and keeps the order of equal ones', () => {
  const offers = [offer('a', 3400), offer('b', 3300), offer('c', 3400), offer('d', 3200)];
  expect(sortByTotal(offers).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
  expect(offers.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['the lowest total', [offer('a', 3400), offer('b', 3300)], 'b'],
  ['none of two equal ones', [offer('a', 3300), offer('b', 3300)], undefined],
  ['none of different amounts', [offer('a', 3400), offer('b', 2200, 2000)], undefined],
  ['no single offer', [offer('a', 3400)], undefined],
  ['none without offers', [], undefined],
])('marks as the cheapest %s', (_what, offers, id) => {
  expect(findCheapest(offers)?.id).toBe(id);
});
