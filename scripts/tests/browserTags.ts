/**
 * Which browser tests run on a page, by their tags (docs/tests.md). `npm test` runs a test once, on the page that its tag names or on the
 * dynamic one. The rest runs it on the other pages that it is for.
 */

/** Two pages that differ in flow, country and brand, and pages for what those two do not show, each with its tag. */
export const pageTags: Readonly<Record<string, string>> = {
  'ondara-es': '@dynamic-page',
  'pravelo-pl': '@classic-page',
  // A first step with more questions than the loan, and one without the loan.
  'marenza-es': '@choice-first',
  'luzano-co': '@loan-on-request',
};
/** The dynamic page. It also stands for web servers, third parties and pages that embed the form. */
export const mainPage = 'ondara-es';
const secondPage = 'pravelo-pl';
/** The pages that run every test without the tag of a page. */
export const contrastingPages: readonly string[] = [mainPage, secondPage];

/** A test for every page. Others are for the contrasting pages. */
const everyPageTag = '@every-page';
/** A test that runs in the rest alone. */
const restTag = '@rest';
/** A test that runs only with `ALL_PAGES=on`. */
const allPagesTag = '@all-pages-alone';
/** A test that embeds the page. It runs on the variants that a page of another site may embed. */
const frameTag = '@frame';
/** A test for the contrasting pages alone: it compares with a record, or types amounts that these pages offer. */
const twoPagesTag = '@two-pages';

/** What a run selects. */
export interface BrowserRun {
  /** `npm test`, `npm run test:rest`, or both. */
  readonly part: 'first' | 'rest' | 'both';
  /** Whether every test without the tag of a page runs on every page (`ALL_PAGES=on`). */
  readonly isOnAllPages: boolean;
  /** Whether a test with the tag of a page runs on the others too (`TAGGED_TESTS=on`): where a fault must be shown to hold on both. */
  readonly areTagsIgnored: boolean;
}

/** A pattern for the tags of a test that has some and lacks others. */
function matchTags(has: readonly string[], lacks: readonly string[]): string {
  const positive = has.map((tag) => `(?=.*${tag}\\b)`);
  const negative = lacks.map((tag) => `(?!.*${tag}\\b)`);
  return `^${[...positive, ...negative].join('')}`;
}

/**
 * The pattern of the tests that run on a page. Null if there are none.
 *
 * @param page brand and country, such as `ondara-es`
 * @param isFramed whether it is the variant that others may embed
 */
export function selectTests(page: string, run: BrowserRun, isFramed = false): RegExp | null {
  const lacks = listForeignTags(page, run);
  const match: Match = (alsoHas, alsoLacks = []) =>
    isFramed
      ? matchTags([frameTag, ...alsoHas], [...lacks, ...alsoLacks])
      : matchTags(alsoHas, [...lacks, frameTag, ...alsoLacks]);
  if (run.isOnAllPages || (run.part === 'both' && contrastingPages.includes(page)))
    return new RegExp(match([]));
  const patterns = [
    ...(run.part === 'rest' ? [] : listFirst(page, match)),
    ...(run.part === 'first' ? [] : listRest(page, match)),
  ];
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'));
}

/** Returns the pattern of the tests of a page that have these tags and lack those. */
type Match = (has: readonly string[], lacks?: readonly string[]) => string;

/** The tags of the tests that a page does not run. */
function listForeignTags(page: string, { areTagsIgnored, isOnAllPages }: BrowserRun): readonly string[] {
  return [
    ...(areTagsIgnored ? [] : Object.values(pageTags).filter((tag) => tag !== pageTags[page])),
    ...(isOnAllPages ? [] : [allPagesTag]),
    ...(contrastingPages.includes(page) ? [] : [twoPagesTag]),
  ];
}

/** The patterns of a page's tests in `npm test`. Only a page with a tag has any. */
function listFirst(page: string, match: Match): readonly string[] {
  const own = pageTags[page];
  if (own === undefined) return [];
  return [match(page === mainPage ? [] : [own], [restTag])];
}

/** The patterns of a page's tests in the rest. */
function listRest(page: string, match: Match): readonly string[] {
  const own = pageTags[page];
  if (page === mainPage) return [match([restTag])];
  if (own === undefined) return [match([everyPageTag])];
  // The second page also runs what ran on the main page.
  const others = page === secondPage ? match([], [own]) : match([everyPageTag], [own]);
  return [others, match([own, restTag])];
}
