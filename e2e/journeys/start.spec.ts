import { stepShown } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * Starts that something outside the application spoils: the page is never blank. On one page: the start is the same for every
 * flow and country.
 */

test(
  'cookies that throw count as none',
  { tag: ['@classic-page', '@T1', '@start', '@storage'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => {
          throw new DOMException('Cookies are blocked', 'SecurityError');
        },
      });
    });
    await page.goto('./');
    await stepShown(page);
  },
);

test(
  'objects of the language that a foreign script has changed: the page says that it failed',
  { tag: ['@classic-page', '@start'] },
  async ({ page, visitor }) => {
    await page.addInitScript({
      content: `Object.defineProperty(Object.prototype, 'get', { value: 'foreign', writable: true });`,
    });
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText(visitor.words('commonˆfailure>title'));
    visitor.problems.length = 0;
  },
);

test(
  'the focus stays with the document, and the address names the step at once',
  { tag: ['@classic-page', '@start', '@focus'] },
  async ({ page }) => {
    await page.goto('./?utm_source=mail');
    await page.waitForURL(/\/loan-information\?utm_source=mail$/);
    await stepShown(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await page.evaluate(() => window.history.length)).toBe(2);
  },
);
