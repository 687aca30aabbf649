import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import type { PageOption } from './e2e/fixtures/test';
import { addressOf, servedPages, type ServedPage } from './scripts/serve/servedPages';
import { tagOf } from './src/domain/countries/locales';

/**
 * Two pages that differ in all that can differ take every test: the dynamic flow and the classic one. A test that neither flow
 * nor country changes runs on one of them alone, by its tag; what is tagged @every-page runs on all pages there are.
 */
const contrasting: Readonly<Record<string, string>> = {
  'ondara-es': '@dynamic-page',
  'pravelo-pl': '@classic-page',
};
/** ALL_PAGES=on runs every test on every page. */
const isEverything = process.env['ALL_PAGES'] === 'on';

/** A distribution's Chromium where the environment names one; Playwright's own otherwise. */
const executablePath = process.env['PW_CHROMIUM_PATH'];
const isRoot = process.getuid?.() === 0;
/**
 * The last flag of this name counts alone, so that what Playwright switches off stands here again. The first two are pages of
 * the browser's own, which it makes for every window; they cost a test as much as the page that it is about.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const launchFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(isRoot ? ['--no-sandbox'] : []),
];

const pages = servedPages(import.meta.dirname);

/** What of the tests a page takes, and what has to be there before. */
function projectsOf(page: ServedPage): readonly Project<object, PageOption>[] {
  const { name, country } = page;
  const use = { pageName: name, baseURL: addressOf(page), locale: tagOf(country) };
  const group = contrasting[name];
  if (group === undefined && !isEverything) return [{ name, use, grep: /@every-page\b/ }];
  const others = Object.values(contrasting).filter((tag) => tag !== group);
  const filledIn = `${name}, filled in`;
  return [
    { name: filledIn, use, testMatch: /\.setup\.ts$/ },
    {
      name,
      use,
      dependencies: [filledIn],
      ...(isEverything ? {} : { grepInvert: others.map((tag) => new RegExp(`${tag}\\b`)) }),
    },
  ];
}

export default defineConfig<object, PageOption>({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // A journey is work for the processor, with a little waiting in between.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { args: launchFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: pages.flatMap(projectsOf),
  webServer: {
    command: 'node --import tsx scripts/serveBuilds.ts',
    // The server opens the pages in their order: when the last one answers, all do.
    url: pages.map(addressOf).at(-1) ?? '',
    // A server that runs already may serve another build, or another clone.
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
