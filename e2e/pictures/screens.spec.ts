import type { APIRequestContext, Page } from '@playwright/test';
import { desktop, expectPicture, phone, pictureTime } from '../fixtures/pictures';
import {
  answerAndSubmitStep,
  openReview,
  readCurrentStep,
  submit,
  waitUntilStepLeft,
} from '../fixtures/robot';
import { progressStates, type StateRow } from '../fixtures/states';
import { expect, test } from '../fixtures/test';

/** What an applicant sees on six screens of a page, on a phone, and of two pages on a desktop. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone, timezoneId: 'UTC' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(pictureTime);
});

/** The pages that also have pictures of a desktop. */
const desktopPages: readonly string[] = ['ondara-es', 'pravelo-pl'];

/** Waits until late parts of the screen have loaded. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

test('the first step and its errors look as in their pictures', async ({ page, pageName, visitor }, info) => {
  await page.goto('./');
  const step = await readCurrentStep(page);
  await settle(page);
  await expectPicture(page, 'first-step', info);
  if (desktopPages.includes(pageName)) {
    await page.setViewportSize(desktop);
    await expectPicture(page, 'first-step', info);
    await page.setViewportSize(phone);
  }
  await answerAndSubmitStep(page, visitor.createAnswers());
  await waitUntilStepLeft(page, step);
  await submit(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await settle(page);
  await expectPicture(page, 'errors', info);
});

/** The moments of consents and the days after today in the stored answers are those of an earlier test. */
async function freezeStoredDates(page: Page): Promise<void> {
  await page.goto('robots.txt');
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(localStorage)) {
      const frozen = String(value)
        .replace(/("givenAt":")[^"]*/g, '$12026-11-24T09:00:00.000Z')
        .replace(/"20(?:2[6-9]|3\d)-\d\d-\d\d"/g, '"2026-12-15"');
      localStorage.setItem(key, frozen);
    }
  });
  await page.goto('./');
}

test('the review looks as in its pictures', async ({ page, openAtLastStep }, info) => {
  await openAtLastStep();
  await freezeStoredDates(page);
  await openReview(page);
  await settle(page);
  await expectPicture(page, 'review', info, { mask: [page.getByText('@example.com')] });
});

const states = ['CHECKING', 'IPFD_OFFER_CHOICE', 'REJECTED'] as const satisfies StateRow['name'][];

for (const state of states) {
  test(`the screen of ${state} looks as in its pictures`, async ({
    page,
    pageName,
    request,
    openAtReview,
  }, info) => {
    await openAtReview('never');
    await submit(page);
    await expectState(page, 'CHECKING');
    if (state !== 'CHECKING') await moveTo(state, page, request);
    // The address of the lead differs on each run.
    const mask = [page.getByText(/\/continue\//)];
    await expectPicture(page, state.toLowerCase(), info, { mask });
    if (!desktopPages.includes(pageName)) return;
    await page.setViewportSize(desktop);
    await expectPicture(page, state.toLowerCase(), info, { mask });
  });
}

const stateNumber = (name: StateRow['name']): number | undefined =>
  progressStates.find((row) => row.name === name)?.state;

const expectState = (page: Page, name: StateRow['name']) =>
  expect(page.locator(`html[data-state="${stateNumber(name)}"]`)).toBeAttached();

/** The reference back end moves the lead to a state, and the page is loaded again. */
async function moveTo(state: StateRow['name'], page: Page, request: APIRequestContext): Promise<void> {
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const id: unknown = JSON.parse(Object.entries(stored).find(([key]) => key.endsWith(':lid'))?.[1] ?? 'null');
  const placed = await request.post('api/__control', {
    data: { clockShift: 0, slowness: 0, places: [{ id, state: stateNumber(state) }] },
  });
  expect(placed.status()).toBe(204);
  await page.reload();
  await expectState(page, state);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}
