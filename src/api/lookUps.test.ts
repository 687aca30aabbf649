import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLists } from './lookUps';

describe('the lists of a look-up', () => {
  it.each([
    ['by their names', { cities: ['Madrid'], streets: [] }, { cities: ['Madrid'], streets: [] }],
    [
      'without what is no list',
      { cities: 'Madrid', provinces: null, streets: ['Gran Vía'] },
      { cities: [], provinces: [], streets: ['Gran Vía'] },
    ],
    ['without a list that holds something else', { cities: ['Madrid', 5] }, { cities: [] }],
    ['none in nothing', null, {}],
    ['none in a text', 'Madrid', {}],
  ])('are read %s', (_name, answer, lists) => {
    expect(readLists(answer)).toEqual(lists);
  });

  it('are lists of texts, whatever the answer holds', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (answer) =>
        Object.values(readLists(answer))
          .flat()
          .every((value) => typeof value === 'string'),
      ),
      { numRuns: 2_000 },
    );
  });
});
