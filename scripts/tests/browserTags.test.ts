import { describe, expect, it } from 'vitest';
import { selectTests, type BrowserRun } from './browserTags';

const pages = ['ondara-es', 'pravelo-pl', 'marenza-es', 'luzano-co', 'kestria-de'];
const ordinary = { isOnAllPages: false, areTagsIgnored: false } as const;

/** The pages, and the framed variants, that run a test with these tags. */
function listPages(tags: string, run: BrowserRun): readonly string[] {
  const name = (page: string) => `${page} journeys/a.spec.ts a test ${tags}`;
  const runsOn = (page: string, isFramed: boolean) =>
    selectTests(page, run, isFramed)?.test(name(page)) === true;
  return [
    ...pages.filter((page) => runsOn(page, false)),
    ...pages.filter((page) => runsOn(page, true)).map((page) => `${page} framed`),
  ];
}

describe('a browser test', () => {
  it.each([
    // tags, in npm test, in the rest
    ['@storage', ['ondara-es'], ['pravelo-pl']],
    ['@two-pages', ['ondara-es'], ['pravelo-pl']],
    ['@dynamic-page', ['ondara-es'], []],
    ['@classic-page', ['pravelo-pl'], []],
    ['@choice-first', ['marenza-es'], []],
    ['@loan-on-request', ['luzano-co'], []],
    ['@every-page', ['ondara-es'], ['pravelo-pl', 'marenza-es', 'luzano-co', 'kestria-de']],
    ['@rest', [], ['ondara-es', 'pravelo-pl']],
    ['@rest @classic-page', [], ['pravelo-pl']],
    ['@rest @choice-first', [], ['marenza-es']],
    ['@rest @every-page', [], pages],
    ['@frame', ['ondara-es framed'], ['pravelo-pl framed']],
    ['@frame @classic-page', ['pravelo-pl framed'], []],
    ['@frame @choice-first', ['marenza-es framed'], []],
    ['@all-pages-alone', [], []],
  ] as const)('tagged %s runs once', (tags, first, rest) => {
    expect(listPages(tags, { ...ordinary, part: 'first' })).toEqual(first);
    expect(listPages(tags, { ...ordinary, part: 'rest' })).toEqual(rest);
    expect(listPages(tags, { ...ordinary, part: 'both' }).toSorted()).toEqual([...first, ...rest].toSorted());
  });

  it.each([
    ['@storage', pages],
    ['@all-pages-alone', pages],
    ['@two-pages', ['ondara-es', 'pravelo-pl']],
    ['@classic-page', ['pravelo-pl']],
    ['@rest @every-page', pages],
  ])('tagged %s runs on all pages that it can, if all are asked for', (tags, expected) => {
    expect(listPages(tags, { part: 'both', isOnAllPages: true, areTagsIgnored: false })).toEqual(expected);
  });

  it('of one page runs on the others if a fault must be shown on both', () => {
    const run = { part: 'both', isOnAllPages: true, areTagsIgnored: true } as const;
    expect(listPages('@classic-page', run)).toEqual(pages);
  });
});
