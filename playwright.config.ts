import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { PageOption } from './e2e/fixtures/test';
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
 * one of them and runs only there. A test tagged `@every-page` runs on all pages. `ALL_PAGES=on` also runs the tests without a tag on all
 * pages, and those tagged `@all-pages-alone`.
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
/** The tag of tests that run only with `ALL_PAGES=on`. */
const allPagesTag = '@all-pages-alone';
/**
 * Tests of the build variants (`scripts/serve/buildVariants.ts`) with every third party, with a captcha and for staging, of web
 * servers, and of pages that embed the form, which serve builds of their own (`scripts/embed/embeddedBuilds.ts`).
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
/** The page that web servers are tested with. */
const pageOfWebServers = 'ondara-es';
/** The tag of tests that embed the page. They run on the variants that a page of another site may embed. */
const frameTag = '@frame';
/** The tag of tests for the two contrasting pages alone: they compare with a record, or type amounts that these pages offer. */
const twoPagesTag = '@two-pages';
/** ALL_PAGES=on runs every test without the tag of a page on every page, except those for two. */
const isEverything = process.env['ALL_PAGES'] === 'on';
/** TAGGED_TESTS=on runs a test with the tag of a page on the others too: on both pages, where a fault must be shown to hold. */
const areTagsIgnored = process.env['TAGGED_TESTS'] === 'on';

/** The Chromium that the environment names. The default is Playwright's own. */
const executablePath = process.env['PW_CHROMIUM_PATH'];

/** Without a Firefox that the environment names, no test runs in Firefox. */
const hasFirefox = process.env['PW_FIREFOX_PATH'] !== undefined;
/** The tags of tests that also run in Firefox, on the contrasting pages: in every run, and with `ALL_PAGES=on`. */
const firefoxTags = { always: '@firefox-walk', everything: '@firefox' };

/** Without a WebDriver of WebKit that the environment names, no test runs in WebKit. */
const hasWebKit = process.env['PW_WEBKIT_DRIVER'] !== undefined;
/** The tag of tests that run in WebKit in every run. `ALL_PAGES=on` runs all of its tests. */
const webKitTag = '@webkit-walk';

/**
 * Ports that no other server uses, from `PORT` on. The server and the workers inherit the variable: they start when the ports are in
 * use, and must not look for others.
 */
process.env['BROWSER_TEST_PORT'] ??= String(
  await findFreePorts(Number(process.env['PORT'] ?? defaultPort), countServedPorts(import.meta.dirname)),
);
process.env['PORT'] = process.env['BROWSER_TEST_PORT'];

const pages = listServedPages(import.meta.dirname);
const variants = listServedVariants(import.meta.dirname);

/** The project settings of a page or a variant of it. */
function createProject(page: ServedPage) {
  const { name, product, country } = page;
  const use = {
    pageName: `${product}-${country}`,
    baseURL: getPageUrl(page),
    locale: languageTags[getDefaultLanguage(country)],
  };
  return { name, use };
}

/** The project that completes the form of a page for the tests that start at its last step. */
const getSetupName = (page: string): string => `${page}, completed form`;

/** Selects tests by the tags of a page's group. */
function selectTests(page: string, leftOut: readonly string[]) {
  const group = contrastingPages[page] ?? specialPages[page];
  const pageTags = [...Object.values(contrastingPages), ...Object.values(specialPages)];
  const otherTags = areTagsIgnored ? [] : pageTags.filter((tag) => tag !== group);
  return {
    grepInvert: [...otherTags, ...(isEverything ? [] : [allPagesTag]), ...leftOut].map(
      (tag) => new RegExp(`${tag}\\b`),
    ),
  };
}

/** The projects of a page: its tests, and the setup that they depend on. */
function createProjects(page: ServedPage): readonly Project<object, PageOption>[] {
  const { name } = page;
  const { use } = createProject(page);
  const group = contrastingPages[name];
  if (group === undefined && !isEverything) {
    const ownTags = ['@every-page', specialPages[name] ?? []].flat();
    return [
      {
        name,
        use,
        testIgnore: Object.values(otherTests),
        grep: ownTags.map((tag) => new RegExp(`${tag}\\b`)),
        grepInvert: new RegExp(`${frameTag}\\b`),
      },
    ];
  }
  return [
    { name: getSetupName(name), use, testMatch: /\.setup\.ts$/ },
    {
      name,
      use,
      testIgnore: Object.values(otherTests),
      dependencies: [getSetupName(name)],
      snapshotPathTemplate: `{testDir}/accessibility/trees/${name}-{arg}{ext}`,
      ...selectTests(name, group === undefined ? [frameTag, twoPagesTag] : [frameTag]),
    },
  ];
}

/** The builds with every third party run their tests on the dynamic page: platforms depend on neither flow nor country. */
const isTested = ({ hasEveryPlatform, product, country }: ServedVariant): boolean =>
  isEverything || !hasEveryPlatform || contrastingPages[`${product}-${country}`] === '@dynamic-page';

/** The project of a variant. */
function createVariantProject(variant: ServedVariant): Project<object, PageOption> {
  const page = `${variant.product}-${variant.country}`;
  const project = createProject(variant);
  if (variant.environment === 'staging') return { ...project, testMatch: otherTests.staging };
  if (variant.hasEveryPlatform)
    return { ...project, testMatch: otherTests.tracking, dependencies: [getSetupName(page)] };
  if (variant.captchaSiteKey !== '')
    return {
      ...project,
      testMatch: otherTests.captcha,
      dependencies: [getSetupName(page)],
      ...selectTests(page, []),
    };
  const { grepInvert } = selectTests(page, []);
  const isContrasting = contrastingPages[page] !== undefined;
  return {
    ...project,
    testIgnore: Object.values(otherTests),
    // A page that is not one of the contrasting ones runs only the tests with its own tag.
    grep: isContrasting
      ? new RegExp(`${frameTag}\\b`)
      : new RegExp(`(?=.*${frameTag}\\b)(?=.*${specialPages[page]}\\b)`),
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
  ...(isEverything ? {} : { grep: new RegExp(`${webKitTag}\\b`) }),
});

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
    launchOptions: { args: [...launchFlags], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    ...pages.flatMap(createProjects),
    ...pages
      .filter(({ name }) => isEverything || contrastingPages[name] !== undefined)
      .map(createPictureProject),
    ...(!hasFirefox
      ? []
      : pages.filter(({ name }) => contrastingPages[name] !== undefined).map(createFirefoxProject)),
    ...(!hasWebKit
      ? []
      : pages.filter(({ name }) => contrastingPages[name] !== undefined).map(createWebKitProject)),
    {
      name: 'embedding',
      use: { pageName: 'ondara-es' },
      testMatch: otherTests.embedding,
      grepInvert: isEverything ? [] : [new RegExp(`${allPagesTag}\\b`)],
    },
    ...variants.filter(isTested).map(createVariantProject),
    ...pages
      .filter(({ name }) => name === pageOfWebServers)
      .map((page) => ({ ...createProject(page), name: 'web servers', testMatch: otherTests.serving })),
  ],
  webServer: {
    command: 'node --import tsx scripts/serveBuilds.ts',
    // The server opens the pages in order: when the last one responds, all do.
    url: [...pages, ...variants].map(getPageUrl).at(-1) ?? '',
    // A running server may serve another build or another clone.
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
