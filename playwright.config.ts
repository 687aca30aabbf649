import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { PageOption } from './e2e/fixtures/test';
import { findBrowser } from './scripts/browser.mjs';
import { nameFramedBuild } from './scripts/builds/variants';
import { launchFlags } from './scripts/launchFlags';
import { findFreePorts } from './scripts/serve/freePorts';
import {
  countServedPorts,
  defaultPort,
  getPageUrl,
  listServedPages,
  listServedVariants,
  type ServedPage,
  type ServedVariant,
} from './scripts/serve/servedPages';
import { getDefaultLanguage } from './e2e/fixtures/texts';
import { languageTags } from './src/domain/countries/locales';

/**
 * Two pages that differ in flow, country and brand run every test. A test that depends on neither flow nor country has the tag of
 * one of them and runs only there.
 */
const contrastingPages: Readonly<Record<string, string>> = {
  'ondara-es': '@dynamic-page',
  'pravelo-pl': '@classic-page',
};
/** Pages for what those two do not show: a first step with more questions than the loan, and one without the loan. */
const specialPages: Readonly<Record<string, string>> = {
  'marenza-es': '@choice-first',
  'luzano-co': '@loan-on-request',
};
/** Tests of what the brand decides: colours, fonts, images. They run on the first page of each brand, and in the rest on all pages. */
const brandTag = '@every-brand';
/** Tests of what the page decides. They run on the two contrasting pages, and in the rest on all pages. */
const pageTag = '@every-page';
/** Tests that run in the rest alone, on the pages of their other tags. */
const restTag = '@rest';
/** The tag of tests that run only with `ALL_PAGES=on`. */
const allPagesTag = '@all-pages-alone';
/**
 * Tests of the build variants (`scripts/builds/variants.ts`) with every third party, with a captcha and for staging, of web servers, and of
 * pages that embed the form.
 */
const otherTests = {
  tracking: /\/tracking\/[^/]+\.spec\.ts$/,
  captcha: /\/captcha\/[^/]+\.spec\.ts$/,
  staging: /\/staging\/[^/]+\.spec\.ts$/,
  serving: /\/serving\/[^/]+\.spec\.ts$/,
  embedding: /\/embedding\/[^/]+\.spec\.ts$/,
  pictures: /\/pictures\/[^/]+\.spec\.ts$/,
  webkit: /\/webkit\/[^/]+\.spec\.ts$/,
};
/** The page that web servers and embedding pages are tested with. */
const pageOfServers = 'ondara-es';
/** The tag of tests that embed the page. They run on the variants that a page of another site may embed. */
const frameTag = '@frame';
/** The tag of tests for the two contrasting pages alone: they compare with a record, or type amounts that these pages offer. */
const twoPagesTag = '@two-pages';

/**
 * What runs: the tests of `npm test` (`first`), those of `npm run test:rest` (`rest`), or both (default). `ALL_PAGES=on` runs every test
 * without the tag of a page on every page, except those for two, and those tagged `@all-pages-alone`.
 */
const part = process.env['TEST_PART'] ?? '';
const isEverything = process.env['ALL_PAGES'] === 'on';
const hasFirst = part !== 'rest';
const hasRest = part !== 'first';
/** TAGGED_TESTS=on runs a test with the tag of a page on the others too: on both pages, where a fault must be shown to hold. */
const areTagsIgnored = process.env['TAGGED_TESTS'] === 'on';

/** The Chromium that runs the tests. Null for Playwright's own, which is installed or missing. */
const executablePath = (await findBrowser({ mayInstall: false })) || null;

/** Without a Firefox that the environment names, no test runs in Firefox. Its tests are part of the rest. */
const hasFirefox = process.env['PW_FIREFOX_PATH'] !== undefined && hasRest;
/** The tags of tests that also run in Firefox, on the contrasting pages: in every rest, and with `ALL_PAGES=on`. */
const firefoxTags = { always: '@firefox-walk', everything: '@firefox' };

/** Without a WebDriver of WebKit that the environment names, no test runs in WebKit. Its tests are part of the rest. */
const hasWebKit = process.env['PW_WEBKIT_DRIVER'] !== undefined && hasRest;
/** The tag of tests that run in WebKit in every rest. `ALL_PAGES=on` runs all of its tests. */
const webKitTag = '@webkit-walk';

/**
 * Ports that no other server uses, from `PORT` on: one for each build, and one to ask for builds. The server and the workers inherit the
 * variables: they start when the ports are in use, and must not look for others.
 */
const buildCount = countServedPorts(import.meta.dirname);
process.env['BROWSER_TEST_PORT'] ??= String(
  await findFreePorts(Number(process.env['PORT'] ?? defaultPort), buildCount + 1),
);
process.env['PORT'] = process.env['BROWSER_TEST_PORT'];
process.env['BUILDS_PORT'] = String(Number(process.env['PORT']) + buildCount);

const pages = listServedPages(import.meta.dirname);
const variants = listServedVariants(import.meta.dirname);
const isContrasting = ({ name }: ServedPage): boolean => contrastingPages[name] !== undefined;
/** Whether a page stands for its brand: a contrasting one, or else the first of the brand. */
const isBrandPage = (page: ServedPage): boolean =>
  (pages.filter(({ product }) => product === page.product).find(isContrasting) ??
    pages.find(({ product }) => product === page.product)) === page;

/** The project settings of a page or a variant of it. `npm test` reads the names of the builds from the metadata. */
function createProject(page: ServedPage, buildNames: readonly string[] = [page.name]) {
  const { name, product, country } = page;
  const use = {
    pageName: `${product}-${country}`,
    buildNames,
    baseURL: getPageUrl(page),
    locale: languageTags[getDefaultLanguage(country)],
  };
  return { name, use, metadata: { buildNames } };
}

/** The project that completes the form of a page for the tests that start at its last step. */
const getSetupName = (page: string): string => `${page}, completed form`;

/** A pattern for tests that have all of these tags, each one of a list. */
const withTags = (...tags: readonly (readonly string[])[]): RegExp =>
  new RegExp(tags.map((list) => `(?=.*(?:${list.join('|')})\\b)`).join(''));

/** The tests of the part that runs: a pattern for their tags, and patterns for those of others. */
function selectPart() {
  const left = [...(hasRest ? [] : [restTag]), ...(isEverything ? [] : [allPagesTag])];
  return {
    ...(hasFirst ? {} : { grep: withTags([restTag]) }),
    grepInvert: left.map((tag) => withTags([tag])),
  };
}

/** The tests of a contrasting page, or of any page with `ALL_PAGES=on`. */
function selectTests(page: string, leftOut: readonly string[]) {
  const group = contrastingPages[page] ?? specialPages[page];
  const pageTags = [...Object.values(contrastingPages), ...Object.values(specialPages)];
  const otherTags = areTagsIgnored ? [] : pageTags.filter((tag) => tag !== group);
  const { grepInvert, ...selected } = selectPart();
  return {
    ...selected,
    grepInvert: [...grepInvert, ...[...otherTags, ...leftOut].map((tag) => withTags([tag]))],
  };
}

/** The tests of another page: those of its brand and of its own tag, and in the rest those of every page. */
function selectOtherTests(page: ServedPage) {
  const own = specialPages[page.name] ?? [];
  const inFirst = [own, isBrandPage(page) ? brandTag : []].flat();
  const first = hasFirst && inFirst.length > 0 ? [withTags(inFirst)] : [];
  const inRest = [own, pageTag, ...(isBrandPage(page) ? [] : [brandTag])].flat();
  const rest = hasRest
    ? [withTags([pageTag, ...(isBrandPage(page) ? [] : [brandTag])]), withTags(inRest, [restTag])]
    : [];
  return {
    grep: [...first, ...rest],
    grepInvert: withTags([frameTag, ...(hasRest ? [] : [restTag]), allPagesTag]),
  };
}

/** The projects of a page: its tests, and the setup that they depend on. */
function createProjects(page: ServedPage): readonly Project<object, PageOption>[] {
  const { name } = page;
  const project = createProject(page);
  if (!isContrasting(page) && !isEverything) {
    const selected = selectOtherTests(page);
    if (selected.grep.length === 0) return [];
    return [{ ...project, testIgnore: Object.values(otherTests), ...selected }];
  }
  return [
    { ...project, name: getSetupName(name), testMatch: /\.setup\.ts$/ },
    {
      ...project,
      testIgnore: Object.values(otherTests),
      dependencies: [getSetupName(name)],
      snapshotPathTemplate: `{testDir}/accessibility/trees/${name}-{arg}{ext}`,
      ...selectTests(name, isContrasting(page) ? [frameTag] : [frameTag, twoPagesTag]),
    },
  ];
}

/**
 * Whether the tests of a variant run. Third parties depend on neither flow nor country, so the dynamic page is enough for them. The
 * staging build and the other pages are part of the rest.
 */
function isTested({ environment, hasEveryPlatform, product, country }: ServedVariant): boolean {
  const group = contrastingPages[`${product}-${country}`];
  if (isEverything) return true;
  if (environment === 'staging' || group === undefined) return hasRest;
  return !hasEveryPlatform || group === '@dynamic-page';
}

/** The project of a variant. */
function createVariantProject(variant: ServedVariant): Project<object, PageOption> {
  const page = `${variant.product}-${variant.country}`;
  const project = createProject(variant);
  if (variant.environment === 'staging') return { ...project, testMatch: otherTests.staging };
  if (variant.hasEveryPlatform)
    return {
      ...project,
      testMatch: otherTests.tracking,
      dependencies: [getSetupName(page)],
      ...selectPart(),
    };
  if (variant.captchaSiteKey !== '')
    return {
      ...project,
      testMatch: otherTests.captcha,
      dependencies: [getSetupName(page)],
      ...selectTests(page, []),
    };
  const { grepInvert } = selectTests(page, []);
  const own = contrastingPages[page] === undefined ? [[specialPages[page] ?? '']] : [];
  const isPartial = part === 'rest' && own.length === 0;
  return {
    ...project,
    testIgnore: Object.values(otherTests),
    // A page that is not one of the contrasting ones runs only the tests with its own tag, all of them in the rest.
    grep: withTags([frameTag], ...own, ...(isPartial ? [[restTag]] : [])),
    grepInvert,
  };
}

/** The project that compares a page with its pictures. */
function createPictureProject(page: ServedPage): Project<object, PageOption> {
  return {
    ...createProject(page),
    name: `pictures ${page.name}`,
    testMatch: otherTests.pictures,
    dependencies: [getSetupName(page.name)],
    snapshotPathTemplate: `{testDir}/pictures/${page.name}/{arg}{ext}`,
    ...selectPart(),
  };
}

/** The project of a page in the installed Firefox, which Playwright drives by WebDriver BiDi. */
function createFirefoxProject(page: ServedPage) {
  const { name, use } = createProject(page);
  return {
    name: `firefox-${name}`,
    use: {
      ...use,
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: { executablePath: path.join(import.meta.dirname, 'scripts/firefox/firefox.mjs') },
    },
    testIgnore: Object.values(otherTests),
    dependencies: [getSetupName(name)],
    // The tag of everything is the beginning of the other.
    grep: new RegExp(`${isEverything ? firefoxTags.everything : firefoxTags.always}\\b`),
  };
}

/** The project of a page in WebKitGTK, which its own WebDriver drives. */
const createWebKitProject = (page: ServedPage): Project<object, PageOption> => ({
  ...createProject(page),
  name: `webkit-${page.name}`,
  testMatch: otherTests.webkit,
  ...(isEverything ? {} : { grep: withTags([webKitTag]) }),
});

/** The project of web servers, which serve every page. It is part of the rest. */
function createServingProject(page: ServedPage): Project<object, PageOption> {
  const variantNames = ['framed', 'tracked', 'staging'].map((name) => `${page.name}-${name}`);
  const buildNames = [...pages.map(({ name }) => name), ...variantNames];
  return { ...createProject(page, buildNames), name: 'web servers', testMatch: otherTests.serving };
}

/** The project of pages that embed the form. They show the framed variants of both pages. */
function createEmbeddingProject(page: ServedPage): Project<object, PageOption> {
  const buildNames = Object.keys(contrastingPages).map(nameFramedBuild);
  return {
    ...createProject(page, buildNames),
    name: 'embedding',
    testMatch: otherTests.embedding,
    ...selectPart(),
  };
}

export default defineConfig<object, PageOption>({
  testDir: 'e2e',
  // `*.test.ts` files in the same folders are unit tests.
  testMatch: /\.spec\.ts$/,
  timeout: 120_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide' } },
  forbidOnly: true,
  fullyParallel: true,
  // Browser tests keep the processor busy most of the time, so one extra worker is enough.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { args: [...launchFlags], ...(executablePath === null ? {} : { executablePath }) },
  },
  projects: [
    ...pages.flatMap(createProjects),
    ...pages.filter((page) => isEverything || isContrasting(page)).map(createPictureProject),
    ...(hasFirefox ? pages.filter(isContrasting).map(createFirefoxProject) : []),
    ...(hasWebKit ? pages.filter(isContrasting).map(createWebKitProject) : []),
    ...variants.filter(isTested).map(createVariantProject),
    ...pages.filter(({ name }) => name === pageOfServers).map(createEmbeddingProject),
    ...(hasRest ? pages.filter(({ name }) => name === pageOfServers).map(createServingProject) : []),
  ],
  webServer: {
    // Builds and serves what a test needs before its first test (`e2e/fixtures/builds.ts`).
    command: 'node --import tsx scripts/serveTestedBuilds.ts',
    url: `http://127.0.0.1:${process.env['BUILDS_PORT']}/`,
    // A running server may serve another build or another clone.
    reuseExistingServer: false,
    // The results of builds.
    stdout: 'pipe',
  },
});
