import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright';
import { getApplicantAnswers } from '../../e2e/fixtures/answers';
import { walkForm } from '../../e2e/fixtures/robot';
import { stateNumber, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import { getPageUrl, type ServedPage } from '../serve/servedPages';
import { colorSchemes, picturedScreens, type ColorScheme, type ScreenPlace } from './screens';
import type { PictureGroup } from './sheet';
import { takeInEachSize } from './takeInEachSize';

/** The screenshots of each screen, by colour scheme. */
export type ScreenPictures = Readonly<Record<ColorScheme, readonly PictureGroup[]>>;

type PictureSet = Readonly<Record<ColorScheme, readonly Buffer[]>>;
type Take = (place: ScreenPlace, page: Page) => Promise<void>;

/**
 * Takes the screenshots of `picturedScreens`. One application is filled in up to the decision that never comes. Then the reference back end
 * moves its lead from state to state, and the page starts each time with what it had stored at that moment.
 *
 * @param lastStep the path of the page's last step
 */
export async function takeScreens(
  browser: Browser,
  served: ServedPage,
  lastStep: string,
): Promise<ScreenPictures> {
  const baseURL = getPageUrl(served);
  const taken = new Map<string, PictureSet>();
  const take: Take = async (place, page) =>
    void taken.set(JSON.stringify(place), await takeInEachScheme(page));
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const lead = await fillInForm(page, served.name, { lastStep, take });
    for (const { place } of picturedScreens) {
      if ('state' in place) await takeState(page, place, lead, take);
    }
    for (const { place } of picturedScreens) {
      if ('route' in place) await takeRoute(browser, baseURL, place, lead.id, take);
    }
  } finally {
    await context.close();
  }
  const collect = (scheme: ColorScheme): readonly PictureGroup[] =>
    picturedScreens.map(({ name, place }) => {
      const pictures = taken.get(JSON.stringify(place))?.[scheme];
      if (pictures === undefined) throw new Error(`${served.name} has not shown the screen "${name}".`);
      return { name, pictures };
    });
  return { light: collect('light'), dark: collect('dark') };
}

interface StoredLead {
  readonly id: string;
  /** What the browser had stored before the decision. */
  readonly stored: Readonly<Record<string, string>>;
}

/** Fills in and sends the form, and takes its steps. */
async function fillInForm(
  page: Page,
  pageName: string,
  { lastStep, take }: { readonly lastStep: string; readonly take: Take },
): Promise<StoredLead> {
  const email = `ana-${crypto.randomUUID().slice(0, 8)}+never@example.com`;
  const shown: string[] = [];
  await page.goto('./');
  await walkForm(
    page,
    { ...getApplicantAnswers(pageName), email },
    {
      onStep: async (step) => {
        shown.push(step);
        await waitUntilLoaded(page);
        if (shown.length > 1) await waitForLoan(page);
        if (shown.length === 1) await take({ step: 'first' }, page);
        if (shown.length === 2) await take({ step: 'second' }, page);
        // The review follows the last step and takes its place.
        if (shown.includes(lastStep)) await take({ step: 'last' }, page);
      },
    },
  );
  await expectState(page, 'CHECKING');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const id = Object.entries(stored).find(([key]) => key.endsWith(':lid'))?.[1];
  if (id === undefined) throw new Error(`${pageName} has stored no lead.`);
  return { id: JSON.parse(id), stored };
}

/** The loan beside the card loads late. A step that asks for the loan itself has none. */
const waitForLoan = (page: Page) =>
  page
    .locator('[data-part="loan-panel"]')
    .waitFor({ timeout: maxQuietWaitMs })
    .catch(() => undefined);

/** Opens the screen of a state and takes it. */
async function takeState(
  page: Page,
  place: { readonly state: ProgressStateName },
  { id, stored }: StoredLead,
  take: Take,
): Promise<void> {
  // A same-origin document without a script: the application reads the storage when it starts.
  await page.goto('robots.txt');
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const placed = await page.request.post('api/__control', {
    data: { clockShift: 0, slowness: 0, places: [{ id, state: stateNumber(place.state) }] },
  });
  expect(placed.status(), `moving the lead to ${place.state}`).toBe(204);
  await page.goto('./');
  if (place.state === 'REDIRECTED') {
    // The applicant comes back from the partner.
    await expect(page.getByText(/^Reached by/)).toBeVisible({ timeout: 20_000 });
    await page.goto('./');
  }
  await expectState(page, place.state);
  await expectScreen(page);
  await take(place, page);
}

/** Opens an address in a browser that has stored nothing, and takes it. */
async function takeRoute(
  browser: Browser,
  baseURL: string,
  place: { readonly route: string },
  id: string,
  take: Take,
): Promise<void> {
  const context: BrowserContext = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(place.route.replace(':id', id));
    await expectScreen(page);
    await take(place, page);
  } finally {
    await context.close();
  }
}

const expectState = (page: Page, name: ProgressStateName) =>
  expect(page.locator(`html[data-state="${stateNumber(name)}"]`)).toBeAttached({ timeout: 20_000 });

/** The screen is shown, and its calls have ended. */
async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  await waitUntilLoaded(page);
}

const maxQuietWaitMs = 5000;

/** Waits until late parts have loaded. A screen that asks the server again and again never becomes idle. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: maxQuietWaitMs }).catch(() => undefined);
}

async function takeInEachScheme(page: Page): Promise<PictureSet> {
  const pictures: Partial<Record<ColorScheme, readonly Buffer[]>> = {};
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    pictures[colorScheme] = await takeInEachSize(page);
  }
  await page.emulateMedia({ colorScheme: null });
  const { light = [], dark = [] } = pictures;
  return { light, dark };
}
