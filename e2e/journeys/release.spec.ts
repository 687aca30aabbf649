import type { Page, Route } from '@playwright/test';
import { form, sendStep, stepLeft, stepShown, submit, title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * A release in mid-form takes away the code chunks that an open page still wants. On one page: chunks are cut the same way in
 * every build.
 */

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
/** A history fallback answers every address that it does not know with the page itself. */
const page200 = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' });

/** Counts how often the page is loaded from now on. */
function loads(page: Page): { times: number } {
  const counted = { times: 0 };
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) counted.times += 1;
  });
  return counted;
}

/** The browser's own words for a script that is another kind of file. */
function withoutModuleComplaints(problems: string[]): void {
  const others = problems.filter((problem) => !/module script|dynamically imported module/i.test(problem));
  problems.splice(0, problems.length, ...others);
}

test(
  'the rules of the form: one reload by itself, and what was typed stays',
  { tag: ['@classic-page', '@D1', '@release'] },
  async ({ page, visitor }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const counted = loads(page);
    // Asked for ahead and again when it is imported: to the document of the old release it is gone each time.
    await page.route(/assets\/leaving-.*\.js$/, async (route) => {
      if (counted.times > 1) return route.fallback();
      await released;
      return gone(route);
    });
    await page.goto('./');
    const amount = form(page).locator('input[name="loan_amount"][inputmode]');
    await amount.fill('3100');
    const again = page.waitForEvent('load');
    release();
    await again;
    await expect(amount).toHaveValue(/^3[.\s]?100$/);
    expect(counted.times).toBe(2);
    const step = await stepShown(page);
    await sendStep(page, { ...visitor.answers(), loan_amount: '3100' });
    await stepLeft(page, step);
    withoutModuleComplaints(visitor.problems);
  },
);

for (const [what, answer, row] of [
  ['gone', gone, '@D1'],
  ['the page itself', page200, '@D2'],
] as const) {
  test(
    `a later screen that is ${what}: one reload by itself, to the same place`,
    { tag: ['@classic-page', row, '@release'] },
    async ({ page, visitor, openAtLastStep }) => {
      await openAtLastStep();
      const counted = loads(page);
      await page.route(/assets\/Checking-.*\.js$/, (route) =>
        counted.times === 0 ? answer(route) : route.continue(),
      );
      await sendStep(page, visitor.answers());
      await expect(title(page, visitor.titles.checking)).toBeVisible();
      expect(counted.times).toBe(1);
      withoutModuleComplaints(visitor.problems);
    },
  );
}

test(
  'a screen that stays away: a message and a way on, never a loop',
  { tag: ['@classic-page', '@D1', '@release'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    await page.route(/assets\/Checking-.*\.js$/, gone);
    const counted = loads(page);
    await sendStep(page, visitor.answers());
    const again = page.getByRole('alert').getByRole('button');
    await expect(again).toBeVisible();
    expect(counted.times).toBe(1);
    await page.unrouteAll();
    await again.click();
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(counted.times).toBe(2);
    withoutModuleComplaints(visitor.problems);
  },
);

test(
  'a message in passing that stays away: the page says it all the same',
  { tag: ['@classic-page', '@D1', '@release'] },
  async ({ page, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    await page.route(/assets\/(?:Toasts|unstyled)-.*\.js$/, gone);
    await page.goto('./');
    await walkForm(page, visitor.answers(), { until: creatingStep });
    const counted = loads(page);
    await sendStep(page, visitor.answers());
    await expect.poll(() => counted.times).toBe(1);
    await stepLeft(page, creatingStep);
    await expect(page.getByRole('alert')).toHaveCount(0);
    withoutModuleComplaints(visitor.problems);
  },
);

test(
  'the style of a later part is gone: the step works without it, which is reported once',
  { tag: ['@classic-page', '@D1', '@release'] },
  async ({ page, visitor }) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && /styles/.test(message.text())) reports.push(message.text());
    });
    await page.route(/assets\/(?:ErrorSummary|leaving)-.*\.css$/, gone);
    await page.goto('./');
    const step = await stepShown(page);
    const amount = form(page).locator('input[name="loan_amount"][inputmode]');
    await amount.fill('');
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.stringContaining('Product styles not found')]);
    await sendStep(page, visitor.answers());
    await stepLeft(page, step);
    expect(reports).toHaveLength(1);
  },
);

test(
  'the rules of the form stay away: it is reported by its name, and not shown',
  { tag: ['@classic-page', '@D1', '@release'] },
  async ({ page, visitor }) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') reports.push(message.text());
    });
    await page.route(/assets\/leaving-.*\.js$/, gone);
    await page.goto('./');
    await stepShown(page);
    const report = 'Failed to load ApplicationPage and product styles';
    await expect.poll(() => reports.filter((each) => each.startsWith(report))).not.toEqual([]);
    await expect(page.getByText(report)).toHaveCount(0);
    withoutModuleComplaints(visitor.problems);
  },
);

test(
  'a screen that throws: the page says that something went wrong, nothing of the fault, and reports it by its name',
  { tag: ['@classic-page', '@start'] },
  async ({ page, visitor, openAtLastStep }) => {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') reports.push(message.text());
    });
    await openAtLastStep();
    await page.route(/assets\/Checking-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new RangeError("the fault itself"); };',
      }),
    );
    await sendStep(page, visitor.answers());
    await expect(page.getByRole('alert')).toContainText(visitor.words('commonˆfailure>title'));
    await expect(page.locator('body')).not.toContainText('the fault itself');
    expect(reports.filter((each) => each.startsWith('Something went wrong'))).toEqual([
      expect.stringContaining('RangeError'),
    ]);
    visitor.problems.length = 0;
  },
);
