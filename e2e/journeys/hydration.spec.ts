import { openHost } from '../fixtures/hostPage';
import { findAmount, readAmount, typeAmount } from '../fixtures/loanAmount';
import { form, readCurrentStep, waitUntilHydrated } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { holdScripts } from '../fixtures/holdRequests';

/** Hydration loses no key press, no click and not the caret, whatever has changed the document before. */

test(
  'hydration keeps typed values, caret and focus without a layout shift',
  { tag: ['@N4', '@two-pages', '@firefox'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
        Reflect.set(window, 'shift', shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { release } = await holdScripts(page);
    // The fonts and the server's text of a consent may move lines, whenever they arrive.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/api/policies*', () => undefined);
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    await typeAmount(page, '4000');
    await findAmount(page).press('ArrowLeft');
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('4000');
    const control = await findAmount(page).elementHandle();
    release();
    await waitUntilHydrated(page);
    await expect(page.locator('[data-of="loan_amount"]')).toHaveAttribute('aria-valuetext', /4.000/);
    await findAmount(page).press('5');
    expect(await readAmount(page)).toBe('40050');
    expect(await control?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(Number(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0))).toBeLessThanOrEqual(0.01);
    // Firefox reports the end of a load that a reload cuts off as a failure of the reload.
    await page.waitForLoadState();
    await page.reload();
    await readCurrentStep(page);
    await expect.poll(() => readAmount(page)).toBe('40050');
  },
);

test(
  'a visitor who selected another language earlier never sees the prerendered language',
  { tag: '@classic-page' },
  async ({ page }) => {
    await page.goto('./');
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#starting')).toBeVisible();
    await expect(form(page)).toBeHidden();
    release();
    await expect(form(page)).toContainText('Loan amount');
    await expect(page.locator('#starting')).toBeHidden();
  },
);

for (const path of ['continue/some-lead', 'unsubscribe', 'nowhere']) {
  test(
    `the loader is shown while ${path} loads`,
    { tag: ['@rest', '@classic-page', '@start'] },
    async ({ page, visitor }) => {
      const { release } = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText(visitor.text('commonˆloading'));
      await expect(page.locator('form')).toBeHidden();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#starting')).toBeHidden();
    },
  );
}

const modifications: Readonly<Record<string, () => void>> = {
  'a browser’s translator changed the texts': () => {
    for (const element of document.querySelectorAll('#root h1, #root label span, #root p')) {
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.firstElementChild?.append(`… ${element.textContent}`);
      element.replaceChildren(translated);
    }
  },
  'an extension inserted nodes': () => {
    document.querySelector('form')?.prepend(document.createElement('div'));
    document.querySelector('[name="loan_amount"]')?.after(document.createElement('grammar-mark'));
    document.body.append(document.createElement('password-helper'));
    document.documentElement.append(document.createElement('colour-reader'));
  },
};

for (const [name, modify] of Object.entries(modifications)) {
  test(
    `the application renders the screen from scratch and loses nothing if ${name}`,
    { tag: '@choice-first' },
    async ({ page }) => {
      const { release } = await holdScripts(page);
      await page.goto('./', { waitUntil: 'commit' });
      await readCurrentStep(page);
      await page.evaluate(modify);
      await form(page).locator('[name="loan_purpose"]').selectOption('car');
      await typeAmount(page, '3000');
      await findAmount(page).press('ArrowLeft');
      release();
      await waitUntilHydrated(page);
      await expect(findAmount(page)).toBeFocused();
      await findAmount(page).press('5');
      expect(await readAmount(page)).toBe('30050');
      await expect(form(page).locator('[name="loan_purpose"]')).toHaveValue('car');
    },
  );
}

test('typed values stay on later visits with cached scripts', { tag: '@dynamic-page' }, async ({ page }) => {
  for (const amountTyped of ['3000', '3100', '3200']) {
    await page.goto('./');
    await waitUntilHydrated(page);
    await typeAmount(page, amountTyped);
    expect(await readAmount(page)).toBe(amountTyped);
  }
});

test(
  'the footer shows the current year on the first day of a year',
  { tag: '@classic-page' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2031-01-01T09:00:00Z') });
    await page.goto('./');
    await waitUntilHydrated(page);
    await expect(page.locator('footer')).toContainText('2031');
  },
);

test(
  'a frame never shows header or footer, before or after hydration',
  { tag: ['@classic-page', '@frame'] },
  async ({ page, baseURL }) => {
    const { release } = await holdScripts(page);
    await openHost(page, `<!doctype html><iframe title="Form" src="${baseURL}"></iframe>`, 'commit');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('form[data-step]')).toBeVisible();
    await expect(frame.locator('header')).toBeHidden();
    await expect(frame.locator('footer')).toBeHidden();
    release();
    await expect(frame.locator('header')).toHaveCount(0);
    await expect(frame.locator('form[data-step]')).toBeVisible();
  },
);

test(
  'typing continues through hydration on a slow machine',
  { tag: ['@N4', '@rest', '@dynamic-page'] },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('./', { waitUntil: 'commit' });
    await findAmount(page).fill('');
    release();
    const typed = '12345678901234567890123456789';
    await findAmount(page).pressSequentially(typed, { delay: 60 });
    await waitUntilHydrated(page);
    expect(await readAmount(page)).toBe(typed);
  },
);

test(
  'the content policy allows only scripts and styles of the build',
  { tag: ['@S2', '@H2'] },
  async ({ page }) => {
    await page.goto('./');
    await waitUntilHydrated(page).catch(() => readCurrentStep(page));
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("script-src 'self' 'sha256-");
    // A development build may send forms to any port of this machine.
    expect(policy?.replace(/ http:\/\/(?:localhost|127\.0\.0\.1):\*/g, '')).not.toMatch(/unsafe|\*/);
    // The policy blocks a style of the document. One that a script sets through the CSSOM is allowed, and is an attribute too.
    const document = await (await page.request.get('./')).text();
    expect(document).not.toMatch(/<[^>]+\sstyle=/);
  },
);

test(
  'an amount from the link looks the same in every frame during hydration',
  { tag: '@dynamic-page' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const frames: string[] = [];
      Reflect.set(window, 'seenFrames', frames);
      const look = () => {
        const controls = [...document.querySelectorAll('form[data-step] input')].map((input) =>
          input instanceof HTMLInputElement ? `${input.name}${input.dataset['of'] ?? ''}=${input.value}` : '',
        );
        const shown = `${document.querySelector('main')?.innerText ?? ''} ${controls.join(' ')}`;
        // The browser may paint a part of the document first.
        if (document.readyState !== 'loading' && frames.at(-1) !== shown) frames.push(shown);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const { release } = await holdScripts(page);
    await page.goto('./?amount=4000&period=24', { waitUntil: 'commit' });
    await readCurrentStep(page);
    release();
    await waitUntilHydrated(page);
    await expect(page.locator('[data-of="loan_amount"]')).toHaveAttribute('aria-valuetext', /4.000/);
    await findAmount(page).press('End');
    const frames: unknown = await page.evaluate(() => Reflect.get(window, 'seenFrames'));
    expect(frames).toEqual([expect.stringContaining('=4.000')]);
  },
);
