import type { Page, Route } from '@playwright/test';
import { answerStep, form, stepLeft, stepShown, submit } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * The first screen is HTML of the build: it stands and is usable before the application arrives, which takes it over without
 * losing a key, a press or the caret.
 */

/** Holds the application back until it is let in. */
async function holdScripts(page: Page): Promise<{ readonly letIn: () => void }> {
  let letIn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/*.js', async (route: Route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return { letIn };
}

const amount = (page: Page) => form(page).locator('[name="loan_amount"]');
/** The step’s own address is written when the application stands. */
const taken = (page: Page) => page.waitForURL(/\/loan-(details|information)/);
const digits = async (page: Page) => (await amount(page).inputValue()).replace(/\D/g, '');

async function typeAmount(page: Page, typed: string): Promise<void> {
  await amount(page).click();
  await amount(page).press('Control+A');
  await amount(page).pressSequentially(typed);
}

test('what is typed before the application arrives stays, with caret and focus, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'shift', shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { letIn } = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await stepShown(page);
  await typeAmount(page, '4000');
  await amount(page).press('ArrowLeft');
  await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('4000');
  const control = await amount(page).elementHandle();
  letIn();
  await taken(page);
  await expect(page.locator('[data-of="loan_amount"]')).toHaveAttribute('aria-valuetext', /4.000/);
  await amount(page).press('5');
  expect(await digits(page)).toBe('40050');
  expect(await control?.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(Number(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0))).toBeLessThanOrEqual(0.01);
  await page.reload();
  await stepShown(page);
  await expect.poll(() => digits(page)).toBe('40050');
});

test(
  'the slider moves its number before the application arrives',
  { tag: '@classic-page' },
  async ({ page }) => {
    const { letIn } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    const slider = page.locator('[data-of="loan_amount"]');
    await slider.focus();
    await slider.press('End');
    expect(await digits(page)).toBe('8000');
    await expect(slider).toHaveAttribute('aria-valuetext', '8\u00A0000\u00A0zł');
    letIn();
    await taken(page);
    await expect(slider).toHaveValue('8000');
    expect(await digits(page)).toBe('8000');
  },
);

test('the price moves with the slider, before the application arrives and after', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { letIn } = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  const slider = page.locator('[data-of="loan_amount"]');
  const instalment = page.locator('[data-price="instalment"]');
  const built = await instalment.innerText();
  await slider.focus();
  await slider.press('PageDown');
  await expect(instalment).not.toHaveText(built);
  const moved = await instalment.innerText();
  await slider.press('End');
  await expect(instalment).not.toHaveText(moved);
  const early = await instalment.innerText();
  letIn();
  await taken(page);
  await expect(instalment).toHaveText(early);
  await slider.press('Home');
  await expect(instalment).not.toHaveText(early);
  await slider.press('End');
  await expect(instalment).toHaveText(early);
  expect(warnings).toEqual([]);
});

test('a step that is answered and left before the application arrives is left when it does', async ({
  page,
  visitor,
}) => {
  const { letIn } = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  const step = await stepShown(page);
  await answerStep(page, visitor.answers());
  await submit(page);
  await expect(form(page)).toHaveAttribute('data-step', step);
  letIn();
  await stepLeft(page, step);
});

test('Continue pressed early says what is missing', { tag: '@choice-first' }, async ({ page }) => {
  const { letIn } = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await stepShown(page);
  await submit(page);
  letIn();
  await expect(form(page).getByRole('alert').first()).toBeVisible();
  await expect(form(page).getByRole('alert').first()).toBeFocused();
});

test('a language chosen early is spoken, and what is typed meanwhile stays', async ({ page }) => {
  const { letIn } = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  await typeAmount(page, '3000');
  letIn();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(form(page)).toContainText('Loan amount');
  expect(await digits(page)).toBe('3000');
});

test(
  'a link’s amount stands from the first moment, and is nobody’s draft',
  { tag: '@dynamic-page' },
  async ({ page }) => {
    const { letIn } = await holdScripts(page);
    await page.goto('./?amount=4000&period=24', { waitUntil: 'commit' });
    await expect.poll(() => digits(page)).toBe('4000');
    letIn();
    await taken(page);
    expect(await digits(page)).toBe('4000');
    await expect(form(page).locator('[name="loan_period"]')).toHaveValue('24');
    const pages = await page.evaluate(() => sessionStorage.getItem('ondara-es:dynamicPages') ?? '{}');
    expect(JSON.parse(pages)).toMatchObject({ drafts: {} });
  },
);

test(
  'what was typed on the first step stands from the first moment of the next visit',
  { tag: '@choice-first' },
  async ({ page }) => {
    await page.goto('./');
    await taken(page);
    await form(page).locator('[name="loan_purpose"]').selectOption('car');
    await typeAmount(page, '7700');
    await page.goto('robots.txt');
    const { letIn } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect.poll(() => digits(page)).toBe('7700');
    await expect(form(page).locator('[name="loan_purpose"]')).toHaveValue('car');
    letIn();
    await taken(page);
    expect(await digits(page)).toBe('7700');
    await expect(form(page).locator('[name="loan_purpose"]')).toHaveValue('car');
  },
);

test(
  'another language of an earlier visit: no word of the built one is seen',
  { tag: '@classic-page' },
  async ({ page }) => {
    await page.goto('./');
    await taken(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    const { letIn } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#starting')).toBeVisible();
    await expect(form(page)).toBeHidden();
    letIn();
    await expect(form(page)).toContainText('Loan amount');
    await expect(page.locator('#starting')).toBeHidden();
  },
);

for (const path of ['continue/some-lead', 'unsubscribe', 'nowhere']) {
  test(
    `the loader stands while ${path} loads`,
    { tag: ['@classic-page', '@start'] },
    async ({ page, visitor }) => {
      const { letIn } = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText(visitor.words('commonˆloading'));
      await expect(page.locator('form')).toBeHidden();
      letIn();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#starting')).toBeHidden();
    },
  );
}

const spoiled: Readonly<Record<string, () => void>> = {
  'a browser’s translator has changed the words': () => {
    for (const element of document.querySelectorAll('#root h1, #root label span, #root p')) {
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.firstElementChild?.append(`… ${element.textContent}`);
      element.replaceChildren(translated);
    }
  },
  'an extension has put nodes of its own between': () => {
    document.querySelector('form')?.prepend(document.createElement('div'));
    document.querySelector('[name="loan_amount"]')?.after(document.createElement('grammar-mark'));
    document.body.append(document.createElement('password-helper'));
    document.documentElement.append(document.createElement('colour-reader'));
  },
};

for (const [name, spoil] of Object.entries(spoiled)) {
  test(
    `where ${name}, the screen is made anew and nothing is lost`,
    { tag: '@choice-first' },
    async ({ page }) => {
      const { letIn } = await holdScripts(page);
      await page.goto('./', { waitUntil: 'commit' });
      await stepShown(page);
      await page.evaluate(spoil);
      await form(page).locator('[name="loan_purpose"]').selectOption('car');
      await typeAmount(page, '3000');
      await amount(page).press('ArrowLeft');
      letIn();
      await taken(page);
      await expect(amount(page)).toBeFocused();
      await amount(page).press('5');
      expect(await digits(page)).toBe('30050');
      await expect(form(page).locator('[name="loan_purpose"]')).toHaveValue('car');
    },
  );
}

test(
  'a second visit finds the script at hand and the document whole',
  { tag: '@dynamic-page' },
  async ({ page }) => {
    for (const amountTyped of ['3000', '3100', '3200']) {
      await page.goto('./');
      await taken(page);
      await typeAmount(page, amountTyped);
      expect(await digits(page)).toBe(amountTyped);
    }
  },
);

test('Continue pressed early in a frame says what is missing', { tag: '@choice-first' }, async ({ page }) => {
  const { letIn } = await holdScripts(page);
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe title="Form" src="./"></iframe>',
    }),
  );
  await page.goto('host', { waitUntil: 'commit' });
  const frame = page.frameLocator('iframe');
  // Made anew: the header’s buttons, which no frame shows, are not there to be counted any more.
  await frame.locator('form').evaluate((form) => form.prepend(document.createElement('div')));
  await frame.locator('form button[type=submit]').click();
  letIn();
  await expect(frame.getByRole('alert').first()).toBeVisible();
});

test(
  'an amount that is emptied early leads the slider to its low end',
  { tag: '@classic-page' },
  async ({ page }) => {
    const { letIn } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await amount(page).fill('');
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('100');
    letIn();
    await taken(page);
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('100');
    expect(await digits(page)).toBe('');
  },
);

test('on the first day of a year the footer says it', { tag: '@classic-page' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2031-01-01T09:00:00Z') });
  await page.goto('./');
  await taken(page);
  await expect(page.locator('footer')).toContainText('2031');
});

test('in a frame neither header nor footer is ever seen', { tag: '@classic-page' }, async ({ page }) => {
  const { letIn } = await holdScripts(page);
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe title="Form" src="./"></iframe>',
    }),
  );
  await page.goto('host', { waitUntil: 'commit' });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('form[data-step]')).toBeVisible();
  await expect(frame.locator('header')).toBeHidden();
  await expect(frame.locator('footer')).toBeHidden();
  letIn();
  await expect(frame.locator('header')).toHaveCount(0);
  await expect(frame.locator('form[data-step]')).toBeVisible();
});

test('typing goes on through the take-over on a slow machine', { tag: '@dynamic-page' }, async ({ page }) => {
  const { letIn } = await holdScripts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('./', { waitUntil: 'commit' });
  await amount(page).fill('');
  letIn();
  const typed = '12345678901234567890123456789';
  await amount(page).pressSequentially(typed, { delay: 60 });
  await taken(page);
  expect(await digits(page)).toBe(typed);
});

test('nothing in the document may run or colour it but what was built', async ({ page }) => {
  await page.goto('./');
  await taken(page).catch(() => stepShown(page));
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(await page.locator('[style]').count()).toBe(0);
});

test(
  'what is shown for an amount of the link is the same in every frame of the take-over',
  { tag: '@dynamic-page' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const frames: string[] = [];
      Reflect.set(window, 'frames seen', frames);
      const look = () => {
        const controls = [...document.querySelectorAll('form[data-step] input')].map((input) =>
          input instanceof HTMLInputElement ? `${input.name}${input.dataset['of'] ?? ''}=${input.value}` : '',
        );
        const shown = `${document.querySelector('main')?.innerText ?? ''} ${controls.join(' ')}`;
        if (controls.length > 0 && frames.at(-1) !== shown) frames.push(shown);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const { letIn } = await holdScripts(page);
    await page.goto('./?amount=4000&period=24', { waitUntil: 'commit' });
    await stepShown(page);
    letIn();
    await taken(page);
    await expect(page.locator('[data-of="loan_amount"]')).toHaveAttribute('aria-valuetext', /4.000/);
    await amount(page).press('End');
    const frames: unknown = await page.evaluate(() => Reflect.get(window, 'frames seen'));
    expect(frames).toEqual([expect.stringContaining('=4.000')]);
  },
);
