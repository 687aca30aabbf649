import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { getApplicantAnswers } from '../../e2e/fixtures/answers';
import { expectState, placeLead } from '../../e2e/fixtures/moveTo';
import { walkForm } from '../../e2e/fixtures/robot';
import type { StateRow } from '../../e2e/fixtures/states';
import { prepareTestedBuilds } from '../builds/testedBuilds';
import { launchBrowser } from '../shared/browser';
import { root } from '../shared/runInParallel';
import { serveAll } from '../serve/serveAll';
import { getPageUrl, listServedPages, type ServedPage } from '../serve/servedPages';

/**
 * npm run pictures [-- <page>…]: takes the sheets of `docs/pictures`, those of one page of each brand or of the named pages: its screens on a
 * phone and a desktop, in light and in dark. Without names it also takes the first screens of all brands, for the README.
 */

const brandPages =
  'ondara-es velmio-mx tandero-es marenza-es quillo-es luzano-mx norvia-pl pravelo-pl kestria-de'.split(' ');
const states = [
  'CHECKING',
  'IPFD_OFFER_CHOICE',
  'ACCEPTED',
  'REDIRECTED',
  'REJECTED',
  'THANK_YOU',
  'ID_UPLOAD',
  'MOBILE_VERIFICATION',
] as const satisfies StateRow['name'][];
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** A screen's name, and its pictures as HTML. */
type Sheet = Map<string, string>;

const named = process.argv.slice(2);
const pages = listServedPages(root).filter(({ name }) =>
  (named.length === 0 ? brandPages : named).includes(name),
);
await prepareTestedBuilds(
  root,
  pages.map(({ name }) => name),
);
const browser = await launchBrowser();
await serveAll(pages);
const front: Sheet = new Map();
for (const served of pages) await takeSheets(served);
if (named.length === 0) await writeSheet('front', front);
await browser.close();
// The open servers would keep the process running.
process.exit();

/** Fills in and sends the form of a page. Then the reference back end moves its lead from state to state. */
async function takeSheets(served: ServedPage): Promise<void> {
  const context = await browser.newContext({ baseURL: getPageUrl(served), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const sheets = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const take = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      sheets[colorScheme].set(name, (await takeInEachSize(page)).join(''));
    }
    await page.emulateMedia({ colorScheme: null });
  };
  const steps: string[] = [];
  const email = `ana-${crypto.randomUUID().slice(0, 8)}+never@example.com`;
  await page.goto('./');
  await walkForm(
    page,
    { ...getApplicantAnswers(served.name), email },
    {
      onStep: async (step) => {
        if (steps.push(step) === 1) front.set(served.name, (await takeInEachSize(page))[0] ?? '');
        // The last one replaces those before.
        await take(['first step', 'second step'][steps.length - 1] ?? 'last step');
      },
    },
  );
  await expectState(page, 'CHECKING');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  for (const state of states) {
    // A final state forgets the answers.
    await page.goto('robots.txt');
    await page.evaluate((entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    await placeLead(state, page, page.request);
    await page.goto('./');
    if (state === 'REDIRECTED') {
      // The applicant comes back from the partner.
      await page.getByText(/^Reached by/).waitFor();
      await page.goto('./');
    }
    await expectState(page, state);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await take(state);
  }
  await context.close();
  await writeSheet(`screens-${served.name}-light`, sheets.light);
  await writeSheet(`screens-${served.name}-dark`, sheets.dark);
}

/** What a page shows first, in each size. */
async function takeInEachSize(page: Page): Promise<readonly string[]> {
  const images: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A screen that asks the server again and again never becomes idle.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    const bytes = await page.screenshot({ animations: 'disabled' });
    images.push(`<img alt="" src="data:image/png;base64,${bytes.toString('base64')}">`);
  }
  return images;
}

async function writeSheet(name: string, pictures: Sheet): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2200, height: 100 } });
  const sections = [...pictures].map(([title, images]) => `<section><h2>${title}</h2>${images}</section>`);
  const style = `body { display: flex; flex-wrap: wrap; gap: 8px; width: max-content; max-width: 2150px; background: #e8e8e8; font: 14px sans-serif }
img { height: 330px; margin-right: 8px }`;
  await page.setContent(`<!doctype html><style>${style}</style>${sections.join('')}`);
  const bytes = await page.locator('body').screenshot({ type: 'jpeg', quality: 45 });
  writeFileSync(path.join(root, 'docs/pictures', `${name}.jpg`), bytes);
  await page.close();
}
