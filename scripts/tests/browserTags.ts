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
  const own = pageTags[page];
  const isContrasting = contrastingPages.includes(page);
  const foreign = run.areTagsIgnored ? [] : Object.values(pageTags).filter((tag) => tag !== own);
  const has = isFramed ? [frameTag] : [];
  const lacks = [
    ...foreign,
    ...(isFramed ? [] : [frameTag]),
    ...(run.isOnAllPages ? [] : [allPagesTag]),
    ...(isContrasting ? [] : [twoPagesTag]),
  ];
  const match = (alsoHas: readonly string[], alsoLacks: readonly string[] = []) =>
    matchTags([...has, ...alsoHas], [...lacks, ...alsoLacks]);
  if (run.isOnAllPages || (run.part === 'both' && isContrasting)) return new RegExp(match([]));
  const first = own === undefined || page === mainPage ? [] : [own];
  const inFirst = own === undefined ? [] : [match(first, [restTag])];
  const patterns = [
    ...(run.part === 'rest' ? [] : inFirst),
    ...(run.part === 'first' ? [] : listRest(page, own, match)),
  ];
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'));
}

/** The patterns of a page's tests in the rest. */
function listRest(
  page: string,
  own: string | undefined,
  match: (has: readonly string[], lacks?: readonly string[]) => string,
): readonly string[] {
  if (page === mainPage) return [match([restTag])];
  if (own === undefined) return [match([everyPageTag])];
  // The second page also runs what ran on the main page.
  const others = page === secondPage ? match([], [own]) : match([everyPageTag], [own]);
  return [others, match([own, restTag])];
}
