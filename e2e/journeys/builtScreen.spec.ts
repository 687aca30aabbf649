import type { Page } from '@playwright/test';
import { deleteData } from '../fixtures/deleteData';
import { readAmount, typeAmount } from '../fixtures/loanAmount';
import { answerStep, form, readCurrentStep, waitUntilHydrated } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { holdScripts } from '../fixtures/holdRequests';

/**
 * What the built first screen is filled with before the application arrives: what was typed last in this tab, and nothing that the
 * application itself would not restore. The application takes a value that stands in a control for one that was typed.
 */

/** Opens the page, types an amount and leaves the page. Returns the amount that the page had proposed. */
async function leaveAmount(page: Page, typed: string): Promise<string> {
  await page.goto('./');
  await waitUntilHydrated(page);
  const proposed = await readAmount(page);
  await typeAmount(page, typed);
  await page.goto('robots.txt');
  return proposed;
}

/** Expects that no stored value is 2300, with or without a separator. Ids and times may contain these digits. */
async function expectNoAmountStored(page: Page): Promise<void> {
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/(?<![\w.-])2[.,\s]?300(?![\w.-])/);
}

/** Opens the page and expects the amount when the application has taken over, which it does after it has written the address. */
async function expectAmountOnReturn(page: Page, amount: string, path = './'): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
  await expect.poll(() => readAmount(page)).toBe(amount);
}

/** Reloads a page whose load has not ended. In Firefox `page.reload` would wait for that. */
async function reloadUnloaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'isLeft', true);
    location.reload();
  });
  await page.waitForFunction(() => !Reflect.has(window, 'isLeft'));
}

const dayMs = 24 * 60 * 60 * 1000;

test(
  'an expired amount is not filled in before the application arrives, and does not return as a new one',
  { tag: ['@F17', '@two-pages', '@V1', '@S15', '@storage'] },
  async ({ page, context }) => {
    const proposed = await leaveAmount(page, '2300');
    const later = await context.newPage();
    await page.close();
    await later.clock.setSystemTime(Date.now() + dayMs + 60_000);
    const { release } = await holdScripts(later);
    await later.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(later);
    expect(await readAmount(later)).toBe(proposed);
    release();
    await waitUntilHydrated(later);
    expect(await readAmount(later)).toBe(proposed);
    await expectNoAmountStored(later);
  },
);

test(
  'an amount that another tab has deleted is not filled in',
  { tag: ['@F17', '@two-pages', '@V1', '@S15', '@storage'] },
  async ({ page, context, visitor }) => {
    const proposed = await leaveAmount(page, '2300');
    const other = await context.newPage();
    await expectAmountOnReturn(other, '2300');
    await deleteData(other, visitor);
    await expectAmountOnReturn(page, proposed);
    await expectNoAmountStored(page);
  },
);

test(
  'a tab that was left shows the later amount of another tab and does not take it back',
  { tag: ['@F17', '@rest', '@two-pages', '@M1', '@storage'] },
  async ({ page, context }) => {
    await leaveAmount(page, '2300');
    const other = await context.newPage();
    await expectAmountOnReturn(other, '2300');
    await typeAmount(other, '2400');
    await other.goto('robots.txt');
    await expectAmountOnReturn(page, '2400');
    await expectAmountOnReturn(other, '2400');
  },
);

test(
  'a link that names another session is not filled in with the amount of this one',
  { tag: ['@F17', '@rest', '@two-pages', '@storage'] },
  async ({ page }) => {
    const proposed = await leaveAmount(page, '2300');
    await expectAmountOnReturn(page, proposed, `./?sessionId=${crypto.randomUUID()}`);
  },
);

test(
  'what is typed before the application arrives survives a reload, and nothing of it is left behind',
  { tag: ['@F16', '@two-pages', '@V1', '@network', '@storage', '@firefox'] },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    await typeAmount(page, '2300');
    await reloadUnloaded(page);
    await readCurrentStep(page);
    await reloadUnloaded(page);
    await readCurrentStep(page);
    expect(await readAmount(page)).toBe('2300');
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('2300');
    await typeAmount(page, '2400');
    release();
    await waitUntilHydrated(page);
    expect(await readAmount(page)).toBe('2400');
    const listKeys = () => page.evaluate(() => Object.keys(sessionStorage).join());
    expect(await listKeys()).toContain(':typed');
    // From now on the application stores what is typed.
    await typeAmount(page, '2500');
    expect(await listKeys()).not.toContain(':typed');
    await expectAmountOnReturn(page, '2500');
  },
);

test(
  'every answer that is given before the application arrives survives a reload',
  { tag: ['@F16', '@V1', '@network', '@storage'] },
  async ({ page, visitor }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await answerStep(page, visitor.createAnswers());
    const readControls = () =>
      form(page).evaluate((element) =>
        element instanceof HTMLFormElement
          ? [...new FormData(element)]
              .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
              .toSorted()
          : [],
      );
    const given = await readControls();
    expect(given.length).toBeGreaterThan(1);
    await reloadUnloaded(page);
    await readCurrentStep(page);
    expect(await readControls()).toEqual(given);
    release();
    await waitUntilHydrated(page);
    const digitsOnly = (list: readonly string[]) => list.map((one) => one.replace(/(?<=\d)\D(?=\d)/g, ''));
    expect(digitsOnly(await readControls())).toEqual(digitsOnly(given));
  },
);

/** A link that iOS puts around a number before hydration is not in what React expects. */
test(
  'the built document lets no browser make links of its numbers',
  { tag: ['@dynamic-page'] },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    );
    release();
  },
);
