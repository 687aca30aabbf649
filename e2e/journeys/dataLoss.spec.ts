import type { Page } from '@playwright/test';
import {
  answerStep,
  form,
  answerAndSubmitStep,
  waitUntilStepLeft,
  readCurrentStep,
  submit,
  title,
  openReview,
  waitUntilHydrated,
} from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';
import { waitForScripts } from '../fixtures/waitForScripts';

/**
 * Experience, item 2: typed values are never lost, and the save status is visible. On one page each: the network, reloads and the
 * history are the browser’s. `StepScreen.submit.test.tsx` and `submission.test.ts` cover server errors.
 */

test(
  'an offline submit is reported at once and sent once when the network is back',
  { tag: ['@classic-page', '@N1', '@network', '@firefox'] },
  async ({ page, context, visitor, openAtReview }) => {
    const answers = visitor.createAnswers();
    await openAtReview();
    await answerStep(page, answers);
    await page.route(/\/lead$/, (route) => route.abort('internetdisconnected'), { times: 1 });
    await context.setOffline(true);
    await submit(page);
    const status = form(page).getByRole('status');
    await expect(status).toContainText(visitor.text('commonˆsave>not_saved'));
    await expect(status).toContainText(visitor.text('commonˆsave>offline'));
    await expect(form(page).locator('button[type=submit]')).toBeEnabled();
    await context.setOffline(false);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(filterLeadCalls(visitor)).toHaveLength(2);
    expect(filterLeadCalls(visitor)[1]?.body).toEqual(filterLeadCalls(visitor)[0]?.body);
  },
);

test(
  'answers of an offline submit survive closing the tab and are sent by the next submit',
  { tag: ['@dynamic-page', '@N1', '@network', '@storage', '@firefox'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.createAnswers();
    await openAtLastStep();
    const last = await readCurrentStep(page);
    await answerStep(page, answers);
    await openReview(page);
    await context.setOffline(true);
    await submit(page);
    await expect(form(page).getByRole('status')).toContainText(visitor.text('commonˆsave>not_saved'));
    await page.close();
    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto('./');
    expect(await readCurrentStep(reopened)).toBe(last);
    await openReview(reopened);
    await submit(reopened);
    await expect(title(reopened, visitor.titles.checking)).toBeVisible();
  },
);

test(
  'the review opens without a network after a reload in the middle of the form',
  { tag: ['@dynamic-page', '@N1', '@network', '@firefox'] },
  async ({ page, context, openAtLastStep }) => {
    await openAtLastStep();
    await waitForScripts(page, 'ReviewScreen', 'screens');
    await context.setOffline(true);
    await openReview(page);
    await context.setOffline(false);
  },
);

/** Holds a file until the returned function cuts the network off. */
async function loseWhileLoading(page: Page, file: RegExp): Promise<() => Promise<void>> {
  let lose = () => undefined as void;
  const isLost = new Promise<void>((resolve) => (lose = resolve));
  await page.route(file, async (route) => {
    await isLost;
    await route.abort('internetdisconnected');
  });
  return async () => {
    await page.context().setOffline(true);
    lose();
  };
}

test(
  'a submit while offline, before the code of the form loaded, is reported and sent when the network is back',
  { tag: ['@classic-page', '@N1', '@network', '@release', '@old-chromium'] },
  async ({ page, context, visitor }) => {
    const answers = visitor.createAnswers();
    const goOffline = await loseWhileLoading(page, /assets\/form-.*\.js$/);
    await page.goto('./', { waitUntil: 'commit' });
    const step = await readCurrentStep(page);
    // Where requests are routed the browser has no cache: a file that was fetched is requested once more by its import.
    await waitForScripts(page, 'calls');
    await goOffline();
    await answerAndSubmitStep(page, answers);
    await expect(page.getByText(visitor.text('commonˆsave>offline'))).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await waitUntilStepLeft(page, step);
  },
);

test(
  'a last step that is left without a network before the review loaded stays and goes on when the network is back',
  { tag: ['@N1', '@network', '@release', '@firefox', '@old-chromium'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const goOffline = await loseWhileLoading(page, /assets\/ReviewScreen-.*\.js$/);
    await openAtLastStep();
    const last = await readCurrentStep(page);
    await answerStep(page, visitor.createAnswers());
    await goOffline();
    await submit(page);
    await expect(page.getByText(visitor.text('commonˆsave>offline'))).toBeVisible();
    expect(await readCurrentStep(page)).toBe(last);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(title(page, visitor.text('screensˆreview>title'))).toBeVisible();
  },
);

test(
  'a planned interruption shows its end, counts down and keeps the step over a reload',
  { tag: ['@classic-page', '@A8', '@network'] },
  async ({ page, visitor, openAtReview }) => {
    await page.clock.install();
    await openAtReview();
    await answerStep(page, visitor.createAnswers());
    const step = await readCurrentStep(page);
    await page.route(
      /\/lead$/,
      (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1800' }, body: 'maintenance' }),
      { times: 1 },
    );
    await submit(page);
    await expect(form(page).getByRole('status')).toContainText(/\b\d{1,2}:\d{2}\b/);
    await expect(form(page).locator('button[type=submit]')).toHaveText(/(?:30:00|29:\d\d)$/);
    await page.reload();
    expect(await readCurrentStep(page)).toBe(step);
    // The page sends nothing before `Retry-After` is over, even after a reload.
    await expect(form(page).locator('button[type=submit]')).toHaveText(/(?:30:00|29:\d\d)$/);
    await page.clock.fastForward('30:00');
    await page.getByRole('button', { name: visitor.text('commonˆcover>show') }).click();
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
  },
);

/** On the dynamic page: two steps come before the first one that is sent. */
test(
  'typed values that are not sent survive a reload and back and forward navigation',
  { tag: ['@dynamic-page', '@V1', '@V2', '@storage', '@history', '@firefox'] },
  async ({ page, visitor }) => {
    await page.goto('./');
    const first = await readCurrentStep(page);
    await answerStep(page, visitor.createAnswers());
    await page.reload();
    const amount = form(page).locator('[name="loan_amount"]').last();
    await expect(amount).toHaveValue(/^4.?200$|^2.?300$/);
    await submit(page);
    await waitUntilStepLeft(page, first);
    // GET requests do not count: the page loads data such as the policies when it is idle.
    const countSent = () => visitor.calls.filter((call) => call.method !== 'GET').length;
    const before = countSent();
    const text = form(page).locator('input[type="text"], input[type="email"]').first();
    await text.pressSequentially('Łucja');
    await page.goBack();
    await expect(form(page)).toHaveAttribute('data-step', first);
    await expect(amount).toHaveValue(/^4.?200$|^2.?300$/);
    await page.goForward();
    await expect(text).toHaveValue('Łucja');
    expect(countSent()).toBe(before);
  },
);

for (const event of ['visibilitychange', 'pagehide']) {
  test(
    `what is typed last is stored when ${event} is the only event of leaving`,
    { tag: ['@F15', '@two-pages', '@V1', '@storage', '@firefox'] },
    async ({ page }) => {
      await page.goto('./');
      await waitUntilHydrated(page);
      // In one task: a draft is stored anyway a moment after the last key.
      const stored = await form(page)
        .locator('input[name="loan_amount"]')
        .evaluate((input: HTMLInputElement, event) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1234');
          input.dispatchEvent(new Event('input', { bubbles: true }));
          Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
          (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
          return JSON.stringify(sessionStorage);
        }, event);
      expect(stored).toContain('1234');
    },
  );
}
