import { describe, expect, it } from 'vitest';
import { listBatches, readJourneyOptions } from './options';

const pages = ['ondara-es', 'pravelo-pl'];

describe('the options of a run of journeys', () => {
  it.each([
    [[], { count: 1000, seed: 7, pages }],
    [['--count', '20', '--seed', '3'], { count: 20, seed: 3, pages }],
    [['--page', 'pravelo-pl'], { count: 1000, seed: 7, pages: ['pravelo-pl'] }],
  ])('reads %j', (args, expected) => {
    expect(readJourneyOptions(args, pages, 7)).toEqual(expected);
  });

  it.each([[['--count', '0']], [['--seed', 'x']], [['--page', 'ondara-pl']]])('rejects %j', (args) => {
    expect(() => readJourneyOptions(args, pages, 7)).toThrow(/--|There is no page/);
  });
});

it('shares the journeys out among the pages, each batch with its own seed', () => {
  expect(listBatches({ count: 120, seed: 5, pages })).toEqual([
    { page: 'ondara-es', seed: 5, count: 50 },
    { page: 'pravelo-pl', seed: 6, count: 50 },
    { page: 'ondara-es', seed: 7, count: 20 },
  ]);
});
