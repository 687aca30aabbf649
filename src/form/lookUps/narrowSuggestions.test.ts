import { describe, expect, it } from 'vitest';
import { narrowSuggestions } from './narrowSuggestions';

const streets = Array.from({ length: 5_000 }, (_none, number) => `Calle ${number}`);

describe('suggestions of a text field', () => {
  it('are all values if they are few', () => {
    expect(narrowSuggestions(['Calle Mayor', 'Gran Vía'], 'x')).toEqual(['Calle Mayor', 'Gran Vía']);
  });

  it.each([
    ['', 100, 'Calle 0'],
    ['calle 49', 100, 'Calle 49'],
    [' CALLE 499', 11, 'Calle 499'],
    ['Gran Vía', 0, undefined],
  ])('are at most a hundred of those that contain "%s"', (typed, count, first) => {
    const narrowed = narrowSuggestions(streets, typed);
    expect(narrowed).toHaveLength(count);
    expect(narrowed[0]).toBe(first);
  });
});
