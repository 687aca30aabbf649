import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { measureContrast } from '../fixtures/measureContrast';
import { answerAndSubmitStep, form, readCurrentStep, submit, waitUntilStepLeft } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The dark colour scheme. All pages of today have one. */

test.use({ colorScheme: 'dark' });

const readBackground = (page: Page) =>
  page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);

test(
  'the first steps are dark, and their text, logos and controls are visible',
  { tag: ['@every-page', '@axe', '@X14'] },
  async ({ page, visitor }, info) => {
    await page.goto('./');
    const step = await readCurrentStep(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await measureContrast(page.locator('header img'))).toBeGreaterThan(4.5);
    await page.locator('footer img').scrollIntoViewIfNeeded();
    expect(await measureContrast(page.locator('footer img'))).toBeGreaterThan(4.5);
    await expectAccessible(page, `${step}-dark`, info, [360, 1280]);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, step);
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'errors-dark', info, [360]);
  },
);

test(
  'the dark values block the first paint where they apply, and nothing where they do not',
  { tag: ['@every-page'] },
  async ({ page }) => {
    const readBlocking = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/dark-\w+\.css$/.test(name))
          .map((entry) => ('renderBlockingStatus' in entry ? entry.renderBlockingStatus : '')),
      );
    await page.goto('./');
    expect(await readBlocking()).toEqual(['blocking']);
    const dark = await readBackground(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await readBackground(page)).not.toBe(dark);
    await page.reload();
    await readCurrentStep(page);
    expect(await readBlocking()).not.toContain('blocking');
  },
);

test(
  'a page in a frame and a page with custom colours stay light',
  { tag: ['@dynamic-page'] },
  async ({ page, pageName }) => {
    await page.goto('./');
    await readCurrentStep(page);
    const dark = await readBackground(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await readBackground(page);
    expect(light).not.toBe(dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(
      (key) => sessionStorage.setItem(key, JSON.stringify({ accent: '#5b21b6' })),
      `${pageName}:uiColors`,
    );
    await page.reload();
    await expect(page.locator('html[data-light]')).toBeAttached();
    expect(await readBackground(page)).toBe(light);
    await expect(form(page).locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(91, 33, 182)');
    await page.evaluate(() => {
      delete document.documentElement.dataset['light'];
    });
    expect(await readBackground(page)).toBe(dark);
    await page.evaluate(() => {
      document.documentElement.dataset['framed'] = '';
    });
    expect(await readBackground(page)).toBe(light);
  },
);
