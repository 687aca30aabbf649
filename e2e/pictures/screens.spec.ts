import type { Page } from '@playwright/test';
import { expectState, moveTo } from '../fixtures/moveTo';
import { desktop, expectPicture, phone, pictureTime } from '../fixtures/pictures';
import {
  answerAndSubmitStep,
  openReview,
  readCurrentStep,
  submit,
  title,
  waitUntilStepLeft,
} from '../fixtures/robot';
import type { StateRow } from '../fixtures/states';
import { expect, test } from '../fixtures/test';

/**
 * What an applicant sees on six screens of the contrasting pages, on a phone and some on a desktop, and on the first step of every page. The
 * clock of the page stands still, and no day of its answers depends on today.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone, timezoneId: 'UTC' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(pictureTime);
});

/** Waits until late parts of the screen have loaded. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

test('the first step looks as in its pictures', { tag: '@every-page' }, async ({ page }) => {
  await page.goto('./');
  await readCurrentStep(page);
  await settle(page);
  await expectPicture(page, 'first-step');
});

test('a wide first step, and errors, look as in their pictures', async ({ page, visitor }) => {
  await page.setViewportSize(desktop);
  await page.goto('./');
  const step = await readCurrentStep(page);
  await settle(page);
  await expectPicture(page, 'first-step');
  await page.setViewportSize(phone);
  await answerAndSubmitStep(page, visitor.createAnswers());
  await waitUntilStepLeft(page, step);
  await submit(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await settle(page);
  await expectPicture(page, 'errors');
});

/** The setup has stored the moments of its run: those of consents, and answers that are days after it. They become days of the pictures. */
async function freezeStoredDates(page: Page): Promise<void> {
  await page.goto('robots.txt');
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(localStorage)) {
      const frozen = String(value)
        .replace(/("givenAt":")[^"]*/g, '$12026-11-24T09:00:00.000Z')
        .replace(/"20\d\d-\d\d-\d\d"/g, (date) => (date < '"2026-11-24"' ? date : '"2026-12-15"'));
      localStorage.setItem(key, frozen);
    }
  });
  await page.goto('./');
}

test('the review looks as in its pictures', async ({ page, openAtLastStep }) => {
  await openAtLastStep();
  await freezeStoredDates(page);
  await openReview(page);
  await settle(page);
  await expectPicture(page, 'review', { mask: [page.getByText('@example.com')] });
});

const states = ['CHECKING', 'IPFD_OFFER_CHOICE', 'REJECTED'] as const satisfies StateRow['name'][];

for (const state of states) {
  test(`the screen of ${state} looks as in its pictures`, async ({
    page,
    request,
    visitor,
    openAtLastStep,
  }) => {
    await openAtLastStep('never');
    await freezeStoredDates(page);
    await openReview(page);
    await submit(page);
    await expectState(page, 'CHECKING');
    // The state is written to the document before its screen is drawn in the place of the review.
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    if (state !== 'CHECKING') await moveTo(state, page, request);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await settle(page);
    // The address of the lead and the time of the server differ on each run.
    const main = page.getByRole('main');
    const mask = [main.getByText(/\/continue\//), main.getByText(/^(?:\d+:\d\d|[^:]+: \d+:\d\d\.)$/)];
    await expectPicture(page, state.toLowerCase(), { mask });
    await page.setViewportSize(desktop);
    await expectPicture(page, state.toLowerCase(), { mask });
  });
}
