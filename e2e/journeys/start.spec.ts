import type { Page } from '@playwright/test';
import { answerStep, stepLeft, stepShown, submit } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * Starts that something outside the application spoils: the page is never blank. On one page: the start is the same for every
 * flow and country.
 */

test(
  'the script of the page is lost: the document itself says so in the page’s language, and loads anew when asked',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page, visitor }) => {
    await page.route(/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('./');
    const words = page.getByRole('alert').getByText(visitor.words('commonˆfailure>title'));
    await expect(words).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: visitor.words('commonˆfailure>retry') }).click();
    await page.waitForURL(/\/loan-information$/);
    await expect(words).toHaveCount(0);
  },
);

test(
  'the script of the page never comes: the document says so when a slow line would have brought it',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page, visitor }) => {
    await page.clock.install();
    await page.route(/assets\/.*\.js$/, () => undefined);
    await page.goto('./', { waitUntil: 'commit' });
    await stepShown(page);
    const words = page.getByText(visitor.words('commonˆfailure>title'));
    // The clock runs on beside it, and a busy machine takes its time.
    await page.clock.fastForward(10_000);
    await expect(words).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await expect(words).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

/** A page that embeds the form in a frame with an origin of its own: no storage, no cookies, foreign to its own server. */
const closedOff = (page: Page) =>
  page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Host</title><iframe sandbox="allow-scripts allow-forms" src="./"></iframe>',
    }),
  );

test(
  'a frame that is closed off from its own origin says that it failed',
  { tag: ['@classic-page', '@E1', '@start', '@frame'] },
  async ({ page, visitor }) => {
    await closedOff(page);
    await page.goto('host');
    const words = page.frameLocator('iframe').getByText(visitor.words('commonˆfailure>title'));
    await expect(words).toBeVisible();
    visitor.problems.length = 0;
  },
);

test(
  'a frame that is closed off, of a server that lets every origin read: the form goes on in memory',
  { tag: ['@classic-page', '@E1', '@T1', '@start', '@frame', '@storage'] },
  async ({ page, visitor }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      };
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    await closedOff(page);
    await page.goto('host');
    const frame = page.frameLocator('iframe');
    const form = frame.locator('form[data-step]');
    const step = await form.getAttribute('data-step');
    const amount = form.locator('input[name="loan_amount"][inputmode]');
    await amount.fill('3100');
    await form.locator('button[type=submit]').click();
    await expect(form).not.toHaveAttribute('data-step', step ?? '');
    await frame.getByRole('button', { name: visitor.words('commonˆback') }).click();
    await expect(amount).toHaveValue(/^3.?100$/);
  },
);

for (const [what, content] of [
  ['every list', 'Array.prototype.foreign = function () { return this; };'],
  ['every text and function', 'String.prototype.foreign = Function.prototype.foreign = () => "foreign";'],
] as const) {
  test(
    `${what} has a property of a foreign script: the form starts and goes on`,
    { tag: ['@classic-page', '@start'] },
    async ({ page, visitor }) => {
      await page.addInitScript({ content });
      await page.goto('./');
      const step = await stepShown(page);
      await answerStep(page, visitor.answers());
      await submit(page);
      await stepLeft(page, step);
    },
  );
}

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

for (const [what, content] of [
  ['what every object has', 'Object.prototype.foreign = "foreign";'],
  [
    'how objects are described',
    `Object.defineProperty(Object.prototype, 'get', { value: 'foreign', writable: true });`,
  ],
] as const) {
  test(
    `a foreign script has changed ${what}: the page says that it failed`,
    { tag: ['@classic-page', '@start'] },
    async ({ page, visitor }) => {
      await page.addInitScript({ content });
      await page.goto('./');
      await expect(page.getByRole('alert')).toContainText(visitor.words('commonˆfailure>title'));
      visitor.problems.length = 0;
    },
  );
}

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
