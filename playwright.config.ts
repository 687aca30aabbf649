import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import type { PageOption } from './e2e/fixtures/test';
import { launchFlags } from './scripts/launchFlags';
import { addressOf, servedPages, servedVariants, type ServedPage } from './scripts/serve/servedPages';
import { languageTags } from './src/domain/countries/locales';

/**
 * Two pages that differ in all that can differ take every test: the dynamic flow and the classic one. A test that neither flow
 * nor country changes runs on one of them alone, by its tag; what is tagged @every-page runs on all pages there are, and what is
 * tagged @all-pages-alone on none but where everything runs on every page.
 */
const contrasting: Readonly<Record<string, string>> = {
  'ondara-es': '@dynamic-page',
  'pravelo-pl': '@classic-page',
};
/** What those two do not show, on a page that does: a first step that asks more than the loan. */
const particular: Readonly<Record<string, string>> = { 'marenza-es': '@choice-first' };
/** What runs on no page but where everything does. */
const whereEverythingRuns = '@all-pages-alone';
/** Tests of what a page has only where it is built otherwise (`scripts/serve/variants.ts`). */
const ofVariants = /\/tracking\/[^/]+\.spec\.ts$/;
/** ALL_PAGES=on runs every test on every page. */
const isEverything = process.env['ALL_PAGES'] === 'on';

/** A distribution's Chromium where the environment names one; Playwright's own otherwise. */
const executablePath = process.env['PW_CHROMIUM_PATH'];

const pages = servedPages(import.meta.dirname);
const variants = servedVariants(import.meta.dirname);

/** Countries are named as their locales are. */
const tags = new Map(Object.entries(languageTags));

/** A page, or a variant of one: it speaks and asks as its page does. */
function projectOf(page: ServedPage) {
  const { name, product, country } = page;
  const use = {
    pageName: `${product}-${country}`,
    baseURL: addressOf(page),
    locale: tags.get(country) ?? 'en-US',
  };
  return { name, use };
}

/** The project that fills in the form of a page, for whatever begins at its end. */
const filledInOf = (page: string): string => `${page}, filled in`;

/** What of the tests a page takes, and what has to be there before. */
function projectsOf(page: ServedPage): readonly Project<object, PageOption>[] {
  const { name } = page;
  const { use } = projectOf(page);
  const group = contrasting[name];
  if (group === undefined && !isEverything) {
    const own = ['@every-page', particular[name] ?? []].flat();
    return [{ name, use, testIgnore: ofVariants, grep: own.map((tag) => new RegExp(`${tag}\\b`)) }];
  }
  const others = [...Object.values(contrasting), ...Object.values(particular), whereEverythingRuns].filter(
    (tag) => tag !== group,
  );
  return [
    { name: filledInOf(name), use, testMatch: /\.setup\.ts$/ },
    {
      name,
      use,
      testIgnore: ofVariants,
      dependencies: [filledInOf(name)],
      ...(isEverything ? {} : { grepInvert: others.map((tag) => new RegExp(`${tag}\\b`)) }),
    },
  ];
}

export default defineConfig<object, PageOption>({
  testDir: 'e2e',
  // Beside them stand unit tests of what they use.
  testMatch: /\.spec\.ts$/,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // A journey is work for the processor, with a little waiting in between.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { args: [...launchFlags], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    ...pages.flatMap(projectsOf),
    ...variants.map((variant) => ({
      ...projectOf(variant),
      testMatch: ofVariants,
      dependencies: [filledInOf(`${variant.product}-${variant.country}`)],
    })),
  ],
  webServer: {
    command: 'node --import tsx scripts/serveBuilds.ts',
    // The server opens the pages in their order: when the last one answers, all do.
    url: [...pages, ...variants].map(addressOf).at(-1) ?? '',
    // A server that runs already may serve another build, or another clone.
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
