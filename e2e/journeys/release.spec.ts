import type { Page, Route } from '@playwright/test';
import { form, sendStep, title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** A release in mid-form takes away the code chunks that an open page still wants. */

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

test('the rules of the form: one reload by itself, and what was typed stays', async ({ page, visitor }) => {
  const { answers } = visitor.journey();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    /assets\/reading-.*\.js$/,
    async (route) => {
      await released;
      await gone(route);
    },
    { times: 1 },
  );
  const counted = loads(page);
  await page.goto('./', { waitUntil: 'commit' });
  const amount = form(page).locator('input[name="loan_amount"][inputmode]');
  await amount.fill('3100');
  const again = page.waitForEvent('load');
  release();
  await again;
  await expect(amount).toHaveValue(/^3[.\s]?100$/);
  expect(counted.times).toBe(2);
  const step = await form(page).getAttribute('data-step');
  await sendStep(page, { ...answers, loan_amount: '3100' });
  await expect(page.locator(`form[data-step="${step}"]`)).toHaveCount(0);
  withoutModuleComplaints(visitor.problems);
});

for (const [what, answer] of [
  ['gone', gone],
  ['the page itself', page200],
] as const) {
  test(`a later screen that is ${what}: one reload by itself, to the same place`, async ({
    page,
    visitor,
    openAtLastStep,
  }) => {
    const { answers, heading } = visitor.journey();
    await openAtLastStep();
    const counted = loads(page);
    await page.route(/assets\/Checking-.*\.js$/, (route) =>
      counted.times === 0 ? answer(route) : route.continue(),
    );
    await sendStep(page, answers);
    await expect(title(page, heading.checking)).toBeVisible();
    expect(counted.times).toBe(1);
    withoutModuleComplaints(visitor.problems);
  });
}

test('a screen that stays away: a message and a way on, never a loop', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  const { answers, heading } = visitor.journey();
  await openAtLastStep();
  await page.route(/assets\/Checking-.*\.js$/, gone);
  const counted = loads(page);
  await sendStep(page, answers);
  const again = page.getByRole('alert').getByRole('button');
  await expect(again).toBeVisible();
  expect(counted.times).toBe(1);
  await page.unrouteAll();
  await again.click();
  await expect(title(page, heading.checking)).toBeVisible();
  expect(counted.times).toBe(2);
  withoutModuleComplaints(visitor.problems);
});

test('a message in passing that stays away: the page says it all the same', async ({ page, visitor }) => {
  const journey = visitor.journey();
  await page.route(/assets\/(?:Toasts|unstyled)-.*\.js$/, gone);
  await page.goto('./');
  await walkForm(page, journey, { until: journey.creatingStep });
  const counted = loads(page);
  await sendStep(page, journey.answers);
  await expect.poll(() => counted.times).toBe(1);
  await expect(form(page)).toBeVisible();
  await expect(form(page)).not.toHaveAttribute('data-step', journey.creatingStep);
  await expect(page.getByRole('alert')).toHaveCount(0);
  withoutModuleComplaints(visitor.problems);
});
