import { stopPageClock } from '../fixtures/clock';
import { openHost } from '../fixtures/hostPage';
import { answerStep, waitUntilStepLeft, readCurrentStep, submit, waitUntilHydrated } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { waitForScripts } from '../fixtures/waitForScripts';

/**
 * Starts that something outside the application breaks: the page is never blank. On one page: the start is the same for every flow
 * and country.
 */

test(
  'a script that fails to load shows an error in the page’s language with a working reload link',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page, visitor }) => {
    await page.route(/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('./');
    const message = page.getByRole('alert').getByText(visitor.text('commonˆfailure>title'));
    await expect(message).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: visitor.text('commonˆfailure>retry') }).click();
    await page.waitForURL(/\/loan-information$/);
    await expect(message).toHaveCount(0);
  },
);

test(
  'a script that never arrives shows an error after 15 seconds',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page, visitor }) => {
    await stopPageClock(page);
    await page.route(/assets\/.*\.js$/, () => undefined);
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    const message = page.getByText(visitor.text('commonˆfailure>title'));
    await page.clock.fastForward(14_900);
    await expect(message).toHaveCount(0);
    await page.clock.fastForward(100);
    await expect(message).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'a sandboxed frame works in memory if the server allows every origin',
  { tag: ['@classic-page', '@E1', '@T1', '@start', '@frame', '@storage'] },
  async ({ page, baseURL, visitor }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      };
      await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
    });
    await openHost(
      page,
      `<!doctype html><title>Host</title><iframe sandbox="allow-scripts allow-forms" src="${baseURL}"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    const form = frame.locator('form[data-step]');
    const step = await form.getAttribute('data-step');
    const amount = form.locator('input[name="loan_amount"][inputmode]');
    await amount.fill('3100');
    await form.locator('button[type=submit]').click();
    await expect(form).not.toHaveAttribute('data-step', step ?? '');
    await frame.getByRole('button', { name: visitor.text('commonˆback') }).click();
    await expect(amount).toHaveValue(/^3.?100$/);
  },
);

for (const [what, content] of [
  ['arrays', 'Array.prototype.foreign = function () { return this; };'],
  ['strings and functions', 'String.prototype.foreign = Function.prototype.foreign = () => "foreign";'],
] as const) {
  test(
    `the form works if a foreign script extends the prototype of ${what}`,
    { tag: ['@F8', '@classic-page', '@start'] },
    async ({ page, visitor }) => {
      await page.addInitScript({ content });
      await page.goto('./');
      const step = await readCurrentStep(page);
      await answerStep(page, visitor.createAnswers());
      await submit(page);
      await waitUntilStepLeft(page, step);
    },
  );
}

test(
  'the form starts if reading cookies throws',
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
    await waitUntilHydrated(page);
  },
);

for (const [what, content] of [
  ['the prototype of all objects', 'Object.prototype.foreign = "foreign";'],
  [
    'property descriptors',
    `Object.defineProperty(Object.prototype, 'get', { value: 'foreign', writable: true });`,
  ],
] as const) {
  test(
    `the page shows an error if a foreign script changes ${what}`,
    { tag: ['@classic-page', '@start'] },
    async ({ page, visitor }) => {
      await page.addInitScript({ content });
      await page.goto('./');
      await expect(page.getByRole('alert')).toContainText(visitor.text('commonˆfailure>title'));
      visitor.problems.length = 0;
    },
  );
}

test(
  'the start leaves the focus on the document and writes the step into the address',
  { tag: ['@classic-page', '@start', '@focus'] },
  async ({ page }) => {
    await page.goto('./?utm_source=mail');
    await page.waitForURL(/\/loan-information\?utm_source=mail$/);
    await readCurrentStep(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await page.evaluate(() => window.history.length)).toBe(2);
  },
);

test(
  'a script that others put into the page and that throws before the start hides nothing behind an error',
  { tag: ['@classic-page', '@start'] },
  async ({ page, visitor }) => {
    await page.addInitScript(() => {
      // WebKit names the document as the source of an injected script.
      document.addEventListener('readystatechange', () => {
        const error = new TypeError('undefined is not an object (window.webkit.messageHandlers)');
        dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: location.href }));
      });
    });
    await page.goto('./');
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await expect(page.getByText(visitor.text('commonˆfailure>title'))).toHaveCount(0);
  },
);

test(
  'texts that are lost at the start take nothing that was typed, and the start goes on with the line',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page, visitor }) => {
    await page.route(/first-screen-|\/locales\//, (route) => route.abort());
    await page.goto('./', { waitUntil: 'commit' });
    const amount = page.getByRole('textbox').first();
    await amount.fill('3000');
    // The texts of the language and those in English were asked for four times each.
    await page.waitForTimeout(6000);
    await expect(page.getByText(visitor.text('commonˆfailure>title'))).toHaveCount(0);
    await page.unrouteAll();
    await expect(page.locator('#root[data-taken]')).toBeAttached({ timeout: 20_000 });
    await expect(amount).toHaveValue(/3.?000/);
    visitor.problems.length = 0;
  },
);

test(
  'the message of a slow start goes when the form works',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page, visitor }) => {
    await page.clock.install();
    const held: (() => void)[] = [];
    await page.route(/assets\/index-.*\.js$/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    await page.clock.fastForward(16_000);
    const message = page.getByText(visitor.text('commonˆfailure>title'));
    await expect(message).toBeVisible();
    for (const release of held) release();
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await expect(message).toHaveCount(0);
  },
);

test(
  'offline from the first paint a press says so, and it is carried out when the network is back',
  { tag: ['@classic-page', '@N1', '@start', '@network'] },
  async ({ page, context, visitor }) => {
    let isLost = true;
    await page.route(/assets\/.*\.js$/, (route) =>
      isLost ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.addInitScript(() => {
      if (sessionStorage.getItem('test:offline') === null)
        Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
      sessionStorage.setItem('test:offline', 'once');
    });
    await page.goto('./');
    const step = await readCurrentStep(page);
    await answerStep(page, visitor.createAnswers());
    await submit(page);
    await expect(page.getByRole('alert')).toContainText(visitor.text('commonˆsave>offline'));
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await waitUntilStepLeft(page, step);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'a file that is fetched before it is imported crosses the network once, and few are needed before the first step is left',
  { tag: ['@classic-page', '@start', '@network'] },
  async ({ page }) => {
    await page.goto('./');
    await waitForScripts(page, 'form');
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') && entry.transferSize > 0
            ? [new URL(entry.name).pathname]
            : [],
        ),
    );
    expect(files.filter((file) => /\/form-/.test(file))).toHaveLength(1);
    expect(files).toEqual([...new Set(files)]);
    expect(files.length).toBeLessThanOrEqual(10);
  },
);
