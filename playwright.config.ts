import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { PageOption } from './e2e/fixtures/test';
import { findBrowser } from './scripts/shared/browser';
import { isCi } from './scripts/shared/ci';
import { nameFramedBuild } from './scripts/builds/variants';
import { launchFlags } from './scripts/shared/launchFlags';
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
import {
  findOldChromiums,
  getLaunchOptions,
  oldChromiums,
  pictureVersion,
} from './scripts/tests/oldChromium';
import { contrastingPages, mainPage, selectTests, type BrowserRun } from './scripts/tests/browserTags';
import { getDefaultLanguage } from './e2e/fixtures/texts';
import { languageTags } from './src/domain/countries/locales';

/**
 * Tests of the build variants (`scripts/builds/variants.ts`) with every third party, with a captcha, with an experiment and for
 * staging, of web servers, and of pages that embed the form.
 */
const otherTests = {
  tracking: /\/tracking\/[^/]+\.spec\.ts$/,
  captcha: /\/captcha\/[^/]+\.spec\.ts$/,
  experiment: /\/experiment\/[^/]+\.spec\.ts$/,
  staging: /\/staging\/[^/]+\.spec\.ts$/,
  serving: /\/serving\/[^/]+\.spec\.ts$/,
  embedding: /\/embedding\/[^/]+\.spec\.ts$/,
  pictures: /\/pictures\/[^/]+\.spec\.ts$/,
  variantPictures: /\/pictures\/variants\.spec\.ts$/,
  oldChromium: /\/oldChromium\/[^/]+\.spec\.ts$/,
  resisting: /\/resisting\/[^/]+\.spec\.ts$/,
  webkit: /\/webkit\/[^/]+\.spec\.ts$/,
};
/**
 * What runs: the tests of `npm test` (`first`), those of `npm run test:rest` (`rest`), or both (default). `ALL_PAGES=on` runs every test
 * without the tag of a page on every page, and `TAGGED_TESTS=on` a test with the tag of a page on the others too.
 */
const part = process.env['TEST_PART'];
const run: BrowserRun = {
  part: part === 'first' || part === 'rest' ? part : 'both',
  isOnAllPages: process.env['ALL_PAGES'] === 'on',
  areTagsIgnored: process.env['TAGGED_TESTS'] === 'on',
};
const hasRest = run.part !== 'first';

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

/** Old Chromiums, where they are installed. Their tests, and the pictures that one of them takes, are part of the rest. */
const oldChromiumFolder = hasRest ? findOldChromiums(import.meta.dirname) : null;

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
const isContrasting = ({ name }: ServedPage): boolean => contrastingPages.includes(name);

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

/** The projects of a page: its tests, and on a page with all tests the setup that they depend on. */
function createProjects(page: ServedPage): readonly Project<object, PageOption>[] {
  const { name } = page;
  const grep = selectTests(name, run);
  if (grep === null) return [];
  const hasSetup = isContrasting(page) || run.isOnAllPages;
  const project = { ...createProject(page), testIgnore: Object.values(otherTests), grep };
  if (!hasSetup) return [project];
  return [
    { ...createProject(page), name: getSetupName(name), testMatch: /\.setup\.ts$/ },
    {
      ...project,
      dependencies: [getSetupName(name)],
      snapshotPathTemplate: `{testDir}/accessibility/trees/${name}-{arg}{ext}`,
    },
  ];
}

/**
 * The projects of a variant. Third parties do not depend on the flow, so the dynamic page is enough for them; in a country that requires no
 * choice the tests for every page run too. The staging build is part of the rest.
 */
function createVariantProjects(variant: ServedVariant): readonly Project<object, PageOption>[] {
  const page = `${variant.product}-${variant.country}`;
  const project = createProject(variant);
  const isFramed = variant.frameOrigins.length > 0;
  const isSecond = contrastingPages.includes(page) && page !== mainPage;
  if (variant.hasEveryPlatform && isSecond && !run.isOnAllPages) return [];
  const hasSetup = contrastingPages.includes(page) || run.isOnAllPages;
  const dependencies = hasSetup ? [getSetupName(page)] : [];
  if (variant.environment === 'staging')
    return hasRest ? [{ ...project, testMatch: otherTests.staging, dependencies }] : [];
  if (variant.experiment !== '') return hasRest ? [{ ...project, testMatch: otherTests.experiment }] : [];
  const grep = selectTests(page, run, isFramed);
  if (grep === null) return [];
  if (isFramed) return [{ ...project, testIgnore: Object.values(otherTests), grep }];
  const testMatch = variant.hasEveryPlatform ? otherTests.tracking : otherTests.captcha;
  return [{ ...project, testMatch, dependencies, grep }];
}

/** The project of a page in an old Chromium. */
const inOldChromium = (page: ServedPage, folder: string, version: string) => {
  const project = createProject(page);
  const launchOptions = { args: [...launchFlags], ...getLaunchOptions(folder, version) };
  return { ...project, use: { ...project.use, launchOptions } };
};

/** What the projects have that compare a build with its pictures. */
const takesPictures = (page: ServedPage, folder: string) => ({
  ...inOldChromium(page, folder, pictureVersion),
  name: `pictures ${page.name}`,
  snapshotPathTemplate: `{testDir}/pictures/${page.name}/{arg}{ext}`,
});

/** The project that compares a page with its pictures: every screen of the contrasting pages, the first one of the others. */
function createPictureProject(page: ServedPage, folder: string): Project<object, PageOption> {
  return {
    ...takesPictures(page, folder),
    testMatch: otherTests.pictures,
    testIgnore: otherTests.variantPictures,
    ...(isContrasting(page) ? { dependencies: [getSetupName(page.name)] } : { grep: /@every-page\b/ }),
  };
}

/** A project in the installed Firefox, which Playwright drives by WebDriver BiDi. */
const inFirefox = (project: ReturnType<typeof createProject>) => ({
  ...project,
  name: `firefox-${project.name}`,
  use: {
    ...project.use,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: path.join(import.meta.dirname, 'tools/firefox/firefox.mjs') },
  },
  // The tag of everything is the beginning of the other.
  grep: new RegExp(`${run.isOnAllPages ? firefoxTags.everything : firefoxTags.always}\\b`),
});

/** The project of a page in Firefox. */
const createFirefoxProject = (page: ServedPage) => ({
  ...inFirefox(createProject(page)),
  testIgnore: Object.values(otherTests),
  dependencies: [getSetupName(page.name)],
});

/** The project of a page in a Firefox that resists fingerprinting. */
const createResistingProject = (page: ServedPage) => {
  const { use, ...project } = inFirefox(createProject(page));
  const firefoxUserPrefs = { 'privacy.resistFingerprinting': true };
  return {
    ...project,
    name: `firefox-resisting-${page.name}`,
    use: { ...use, launchOptions: { ...use.launchOptions, firefoxUserPrefs } },
    testMatch: otherTests.resisting,
    dependencies: [getSetupName(page.name)],
  };
};

/** The project of a page in WebKitGTK, which its own WebDriver drives. */
const createWebKitProject = (page: ServedPage): Project<object, PageOption> => ({
  ...createProject(page),
  name: `webkit-${page.name}`,
  testMatch: otherTests.webkit,
  ...(run.isOnAllPages ? {} : { grep: new RegExp(`${webKitTag}\\b`) }),
});

/** The projects of a page in old Chromiums: what the floor has to show, and lost files. */
const createOldChromiumProjects = (
  page: ServedPage,
  folder: string,
): readonly Project<object, PageOption>[] =>
  oldChromiums.map(({ version, tag }) => {
    const { oldChromium: _oldChromium, ...ignored } = otherTests;
    return {
      ...inOldChromium(page, folder, version),
      name: `chromium-${version}-${page.name}`,
      testIgnore: Object.values(ignored),
      grep: new RegExp(`${tag}\\b`),
      dependencies: [getSetupName(page.name)],
    };
  });

/** The project of web servers, which serve every page. It is part of the rest. */
function createServingProject(page: ServedPage): Project<object, PageOption> {
  const variantNames = ['framed', 'tracked', 'staging'].map((name) => `${page.name}-${name}`);
  const buildNames = [...pages.map(({ name }) => name), ...variantNames];
  return { ...createProject(page, buildNames), name: 'web servers', testMatch: otherTests.serving };
}

/** The project of pages that embed the form. They show the framed variants of both pages. */
function createEmbeddingProject(page: ServedPage): Project<object, PageOption> {
  const grep = selectTests(mainPage, run, true) ?? /^$/;
  return { ...nameEmbedding(page), testMatch: otherTests.embedding, grep };
}

/** They embed both pages. */
const nameEmbedding = (page: ServedPage) => ({
  ...createProject(page, contrastingPages.map(nameFramedBuild)),
  name: 'embedding',
});

export default defineConfig<object, PageOption>({
  testDir: 'e2e',
  // Playwright empties it at each start. The reports beside it stay.
  outputDir: 'test-results/browser',
  // `*.test.ts` files in the same folders are unit tests.
  testMatch: /\.spec\.ts$/,
  timeout: 120_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide' } },
  forbidOnly: true,
  // A second attempt is reported as one (`scripts/tests/summary.ts`). By hand there is none.
  retries: isCi ? 1 : 0,
  fullyParallel: true,
  // A test that shares its processor waits, and some have limits of real time.
  workers: availableParallelism(),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { args: [...launchFlags], ...(executablePath === null ? {} : { executablePath }) },
  },
  projects: [
    ...pages.flatMap(createProjects),
    ...(hasFirefox ? pages.filter(isContrasting).map(createFirefoxProject) : []),
    ...(hasFirefox ? pages.filter(({ name }) => name === mainPage).map(createResistingProject) : []),
    ...(hasFirefox
      ? pages
          .filter(({ name }) => name === mainPage)
          .map((page) => ({ ...inFirefox(nameEmbedding(page)), testMatch: otherTests.embedding }))
      : []),
    ...(oldChromiumFolder === null
      ? []
      : [
          ...pages.map((page) => createPictureProject(page, oldChromiumFolder)),
          ...variants
            .filter(({ experiment }) => experiment !== '')
            .map((variant) => ({
              ...takesPictures(variant, oldChromiumFolder),
              testMatch: otherTests.variantPictures,
            })),
          ...pages
            .filter(isContrasting)
            .flatMap((page) => createOldChromiumProjects(page, oldChromiumFolder)),
        ]),
    ...(hasWebKit ? pages.filter(isContrasting).map(createWebKitProject) : []),
    ...variants.flatMap(createVariantProjects),
    ...pages.filter(({ name }) => name === mainPage).map(createEmbeddingProject),
    ...(hasRest ? pages.filter(({ name }) => name === mainPage).map(createServingProject) : []),
  ],
  webServer: {
    // Builds and serves what a test needs before its first test (`e2e/fixtures/builds.ts`).
    command: 'node --import tsx scripts/serve/serveTestedBuilds.ts',
    url: `http://127.0.0.1:${process.env['BUILDS_PORT']}/`,
    // A running server may serve another build or another clone.
    reuseExistingServer: false,
    // The results of builds.
    stdout: 'pipe',
  },
});
