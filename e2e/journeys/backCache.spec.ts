import type { Browser } from '@playwright/test';
import { sendStep, title } from '../fixtures/robot';
import { expect, test as base } from '../fixtures/test';

/** A browser that keeps a page as it was left, as an applicant's does and a driven one does not. */
const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, provide) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** On one page: what a browser keeps of a page knows neither flow nor country. */
test(
  'back out of the partner’s page finds the screen as it was, asks anew where the lead stands, and leaves again only when asked',
  { tag: ['@classic-page', '@V3', '@history'] },
  async ({ page, visitor, openAtLastStep }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await openAtLastStep('at-once');
    await sendStep(page, visitor.answers('at-once'));
    await expect(title(page, visitor.titles.accepted)).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }).click();
    const partner = page.getByRole('heading', { name: 'Partner sandbox' });
    await expect(partner).toBeVisible();

    const asked = page.waitForResponse(/\/api\/lead\/status\//);
    // The driver's own way back waits for a load that never comes.
    await page.evaluate(() => history.back());
    expect((await asked).status()).toBe(200);
    await expect(page).toHaveURL(/redirected$/);
    expect(await page.locator('html').getAttribute('data-persisted')).toBe('true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(partner).toBeHidden();

    await page.getByRole('button').filter({ hasText: '127.0.0.1' }).click();
    await expect(partner).toBeVisible();
    expect(visitor.calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(1);
  },
);
