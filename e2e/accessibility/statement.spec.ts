import { expectAccessible } from '../fixtures/accessibility';
import { readCurrentStep } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The accessibility statement: a document of its own, for whoever cannot use the application. */

test('opens from the footer in the language of the page, by keyboard, and leads back', async ({
  page,
}, info) => {
  await page.goto('./');
  const step = await readCurrentStep(page);
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  const link = page.locator('footer a[href*="/accessibility/"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectAccessible(page, 'statement', info, [320, 1280]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await readCurrentStep(page)).toBe(step);
});

test('is dark where the device is, and as large as its text', async ({ page }, info) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('accessibility/en/');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toMatch(
    /255, 255, 255/,
  );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectAccessible(page, 'statement-dark', info, [320, 360]);
});

test('needs no script, and shows the contact of the company', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}accessibility/en/`);
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await context.close();
});
