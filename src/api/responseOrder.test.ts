import { describe, expect, it } from 'vitest';
import { createResponseOrder } from './responseOrder';

describe('the order of responses', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['finds none stale in the order of the calls', [0, 1, 2], []],
    ['finds an older response stale after a newer one', [1, 0, 2], [0]],
    ['finds all responses stale that are older than the newest', [2, 0, 1], [0, 1]],
    ['does not wait for a call without a response', [2], []],
  ])('%s', (_case, responses, stale) => {
    const order = createResponseOrder();
    const places = [order.begin(), order.begin(), order.begin()];
    expect(responses.filter((index) => order.isStale(places[index] ?? 0))).toEqual(stale);
  });

  it('is separate for each store', () => {
    const [one, other] = [createResponseOrder(), createResponseOrder()];
    other.begin();
    other.isStale(other.begin());
    expect(one.isStale(one.begin())).toBe(false);
  });
});
