import { describe, expect, it } from 'vitest';
import { answerOrder } from './order';

describe('the order of answers', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['as they began: none is late', [0, 1, 2], []],
    ['an older one after a newer one is late', [1, 0, 2], [0]],
    ['all that began before the newest are late', [2, 0, 1], [0, 1]],
    ['one that is not answered holds up no other', [2], []],
  ])('%s', (_case, answered, late) => {
    const order = answerOrder();
    const places = [order.begin(), order.begin(), order.begin()];
    expect(answered.filter((index) => order.isLate(places[index] ?? 0))).toEqual(late);
  });

  it('is of each store alone', () => {
    const [one, other] = [answerOrder(), answerOrder()];
    other.begin();
    other.isLate(other.begin());
    expect(one.isLate(one.begin())).toBe(false);
  });
});
