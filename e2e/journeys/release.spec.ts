import type { Page, Route } from '@playwright/test';
import {
  form,
  answerAndSubmitStep,
  waitUntilStepLeft,
  readCurrentStep,
  submit,
  title,
  walkForm,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * A release mid-form removes code chunks that an open page still needs. On one page: every build splits its code in the same way.
 */

const respondNotFound = (route: Route) => route.fulfill({ status: 404, body: '' });
/** A history fallback responds to every unknown address with the document. */
const respondWithDocument = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' });

/** Counts the documents that arrive from now on. The browser sometimes aborts the request of a reload and repeats it at once. */
function countLoads(page: Page): { times: number } {
  const counted = { times: 0 };
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) counted.times += 1;
  });
  return counted;
}

/** From now on the server offers the document of a newer release. Its files are those of the build, so that a reload works. */
async function offerNewRelease(page: Page): Promise<void> {
  const document = await (await page.request.get('./')).text();
  const body = document.replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js');
  const isOfPage = ({ pathname }: URL) =>
    ['/application-frontend/', new URL(page.url()).pathname].includes(pathname);
  await page.route(isOfPage, (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({ contentType: 'text/html', body }),
  );
}

/** Removes the browser's own messages about a script with another content type. */
function dropModuleErrors(problems: string[]): void {
  const others = problems.filter((problem) => !/module script|dynamically imported module/i.test(problem));
  problems.splice(0, problems.length, ...others);
}

test(
  'a missing file of the form reloads the page once and keeps typed values',
  { tag: ['@classic-page', '@D1', '@release', '@old-chromium'] },
  async ({ page, visitor }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const counted = countLoads(page);
    // The page preloads the chunk and then imports it. For the document of the old release, both requests fail.
    await page.route(/assets\/form-.*\.js$/, async (route) => {
      if (counted.times > 1) return route.fallback();
      await released;
      return respondNotFound(route);
    });
    await offerNewRelease(page);
    await page.goto('./');
    const amount = form(page).locator('input[name="loan_amount"][inputmode]');
    await amount.fill('3100');
    const again = page.waitForEvent('load');
    release();
    await again;
    await expect(amount).toHaveValue(/^3[.\s]?100$/);
    expect(counted.times).toBe(2);
    const step = await readCurrentStep(page);
    await answerAndSubmitStep(page, { ...visitor.createAnswers(), loan_amount: '3100' });
    await waitUntilStepLeft(page, step);
    dropModuleErrors(visitor.problems);
  },
);

for (const [what, respond, row] of [
  ['a 404', respondNotFound, '@D1'],
  ['the document', respondWithDocument, '@D2'],
] as const) {
  test(
    `a chunk of a later screen answered with ${what} reloads the page once and shows the same screen`,
    { tag: ['@D2', '@classic-page', row, '@release', '@old-chromium'] },
    async ({ page, visitor, openAtReview }) => {
      await openAtReview();
      await offerNewRelease(page);
      const counted = countLoads(page);
      await page.route(/assets\/CheckingScreen-.*\.js$/, (route) =>
        counted.times === 0 ? respond(route) : route.continue(),
      );
      await answerAndSubmitStep(page, visitor.createAnswers());
      await expect(title(page, visitor.titles.checking)).toBeVisible();
      expect(counted.times).toBe(1);
      dropModuleErrors(visitor.problems);
    },
  );
}

test(
  'a screen whose chunk stays missing shows an error with a retry button, without a reload loop',
  { tag: ['@classic-page', '@D1', '@release', '@old-chromium'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview();
    await offerNewRelease(page);
    await page.route(/assets\/CheckingScreen-.*\.js$/, respondNotFound);
    const counted = countLoads(page);
    await answerAndSubmitStep(page, visitor.createAnswers());
    const again = page.getByRole('alert').getByRole('button');
    await expect(again).toBeVisible();
    expect(counted.times).toBe(1);
    await page.unrouteAll();
    await again.click();
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(counted.times).toBe(2);
    dropModuleErrors(visitor.problems);
  },
);

test(
  'a blocked chunk of the release that is still served does not reload the page, and is requested again by the press that needs it',
  { tag: ['@classic-page', '@D1', '@release', '@old-chromium'] },
  async ({ page, visitor }) => {
    const counted = countLoads(page);
    let isBlocked = false;
    await page.route(/assets\/form-.*\.js$/, (route) => {
      isBlocked = true;
      return route.abort();
    });
    const asked = page.waitForResponse(
      (response) =>
        response.request().resourceType() === 'fetch' && /application-frontend\/[^.]*$/.test(response.url()),
    );
    await page.goto('./');
    await asked;
    expect(isBlocked).toBe(true);
    await page.unrouteAll();
    const step = await readCurrentStep(page);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, step);
    expect(counted.times).toBe(1);
    dropModuleErrors(visitor.problems);
  },
);

test(
  'a missing toast chunk reloads the page once and does not stop the form',
  { tag: ['@rest', '@classic-page', '@D1', '@release'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.route(/assets\/(?:Toasts|unstyled)-.*\.js$/, respondNotFound);
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await offerNewRelease(page);
    const counted = countLoads(page);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await expect.poll(() => counted.times).toBe(1);
    await waitUntilStepLeft(page, creatingStep);
    await expect(page.getByRole('alert')).toHaveCount(0);
    dropModuleErrors(visitor.problems);
  },
);

test(
  'a missing late style sheet is reported once and the step works without it',
  { tag: ['@rest', '@classic-page', '@D1', '@release'] },
  async ({ page, visitor }) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && /styles/.test(message.text())) reports.push(message.text());
    });
    await page.route(/assets\/form-.*\.css$/, respondNotFound);
    await page.goto('./');
    const step = await readCurrentStep(page);
    const amount = form(page).locator('input[name="loan_amount"][inputmode]');
    await amount.fill('');
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.stringContaining('Product styles not found')]);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, step);
    expect(reports).toHaveLength(1);
  },
);

test(
  'a missing file of the form is logged by name and not shown',
  { tag: ['@rest', '@classic-page', '@D1', '@release'] },
  async ({ page, visitor }) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') reports.push(message.text());
    });
    await page.route(/assets\/form-.*\.js$/, respondNotFound);
    await page.goto('./');
    await readCurrentStep(page);
    const report = 'Failed to load ApplicationPage and product styles';
    await expect.poll(() => reports.filter((each) => each.startsWith(report))).not.toEqual([]);
    await expect(page.getByText(report)).toHaveCount(0);
    dropModuleErrors(visitor.problems);
  },
);

test(
  'a screen that throws shows a general error without details and logs it by name',
  { tag: ['@S24', '@rest', '@classic-page', '@start'] },
  async ({ page, visitor, openAtReview }) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') reports.push(message.text());
    });
    await openAtReview();
    await page.route(/assets\/CheckingScreen-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new RangeError("the fault itself"); };',
      }),
    );
    await answerAndSubmitStep(page, visitor.createAnswers());
    await expect(page.getByRole('alert')).toContainText(visitor.text('commonˆfailure>title'));
    await expect(page.locator('body')).not.toContainText('the fault itself');
    expect(reports.filter((each) => each.startsWith('Something went wrong'))).toEqual([
      expect.stringContaining('RangeError'),
    ]);
    visitor.problems.length = 0;
  },
);

test(
  'a file that was lost is requested again by the next press, in a browser that keeps lost modules too',
  { tag: ['@classic-page', '@D1', '@N1', '@release', '@old-chromium'] },
  async ({ page, visitor, openAtLastStep }) => {
    let isLost = true;
    await page.route(/assets\/screens-.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
    await openAtLastStep();
    const step = await readCurrentStep(page);
    await submit(page);
    await expect(page.getByText(visitor.text('commonˆsave>no-answer'))).toBeVisible();
    isLost = false;
    await submit(page);
    await waitUntilStepLeft(page, step);
    dropModuleErrors(visitor.problems);
  },
);

test(
  'the help that is opened before its file has arrived waits for it, and the form stays',
  { tag: ['@classic-page', '@D1', '@N1', '@release'] },
  async ({ page, visitor }) => {
    let failures = 0;
    await page.route(/assets\/form-.*\.js$/, (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto('./');
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await expect.poll(() => failures).toBeGreaterThan(0);
    const before = failures;
    await page.getByText(visitor.text('commonˆhelp'), { exact: true }).click();
    // That of the help, and two of the start.
    await expect.poll(() => failures, { timeout: 15_000 }).toBeGreaterThan(before + 2);
    await expect(form(page)).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: visitor.text('screensˆhelp>time') })).toBeVisible();
    dropModuleErrors(visitor.problems);
  },
);
