import { expectAccessible } from '../fixtures/accessibility';
import { openHost } from '../fixtures/hostPage';
import { findAmount, readAmount, typeAmount } from '../fixtures/loanAmount';
import { holdScripts } from '../fixtures/holdRequests';
import {
  answerStep,
  form,
  readCurrentStep,
  submit,
  waitUntilHydrated,
  waitUntilStepLeft,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The built first screen is usable before the application arrives: what is typed, moved and pressed counts. */

test(
  'the slider updates its number before hydration',
  { tag: ['@rest', '@classic-page'] },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    const slider = page.locator('[data-of="loan_amount"]');
    await slider.focus();
    await slider.press('End');
    expect(await readAmount(page)).toBe('8000');
    await expect(slider).toHaveAttribute('aria-valuetext', '8\u00A0000\u00A0zł');
    release();
    await waitUntilHydrated(page);
    await expect(slider).toHaveValue('8000');
    expect(await readAmount(page)).toBe('8000');
  },
);

test(
  'the slider updates the price before and after hydration',
  { tag: ['@rest', '@two-pages'] },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    const slider = page.locator('[data-of="loan_amount"]');
    const instalment = page.locator('[data-price="instalment"]');
    const prerendered = await instalment.innerText();
    await slider.focus();
    await slider.press('PageDown');
    await expect(instalment).not.toHaveText(prerendered);
    const moved = await instalment.innerText();
    await slider.press('End');
    await expect(instalment).not.toHaveText(moved);
    const early = await instalment.innerText();
    release();
    await waitUntilHydrated(page);
    await expect(instalment).toHaveText(early);
    await slider.press('Home');
    await expect(instalment).not.toHaveText(early);
    await slider.press('End');
    await expect(instalment).toHaveText(early);
    expect(warnings).toEqual([]);
  },
);

test(
  'the day a loan is due is shown before any script by the clock of the country, and in the second language',
  { tag: ['@rest', '@classic-page'] },
  async ({ page }) => {
    // Half past midnight in Warsaw.
    await page.clock.setFixedTime('2026-12-31T23:30:00Z');
    const { release } = await holdScripts(page);
    await page.goto('./?period=61', { waitUntil: 'commit' });
    const due = page.locator('[data-price="due"]');
    await expect(due).toHaveText('3 marca');
    await page.locator('[data-of="loan_period"]').press('ArrowRight');
    await expect(due).toHaveText('4 marca');
    release();
    await waitUntilHydrated(page);
    await expect(due).toHaveText('4 marca');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(due).toHaveText('March 4');
  },
);

test(
  'a step submitted before hydration is submitted when the application arrives',
  { tag: '@firefox' },
  async ({ page, visitor }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    const step = await readCurrentStep(page);
    await answerStep(page, visitor.createAnswers());
    await submit(page);
    await expect(form(page)).toHaveAttribute('data-step', step);
    release();
    await waitUntilStepLeft(page, step);
  },
);

test(
  'a click on Continue before hydration shows the missing answers',
  { tag: '@choice-first' },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    await submit(page);
    release();
    await expect(form(page).getByRole('alert').first()).toBeVisible();
    await expect(form(page).getByRole('alert').first().locator('..')).toBeFocused();
  },
);

test(
  'a language selected before hydration is applied, and typed values stay',
  { tag: ['@two-pages', '@firefox'] },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'English' }).click();
    await typeAmount(page, '3000');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(form(page)).toContainText('Loan amount');
    expect(await readAmount(page)).toBe('3000');
  },
);

test(
  'an amount from the link is shown before hydration and is not a draft',
  { tag: '@dynamic-page' },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./?amount=4000&period=24', { waitUntil: 'commit' });
    await expect.poll(() => readAmount(page)).toBe('4000');
    release();
    await waitUntilHydrated(page);
    expect(await readAmount(page)).toBe('4000');
    await expect(form(page).locator('[name="loan_period"]')).toHaveValue('24');
    const pages = await page.evaluate(() => sessionStorage.getItem('ondara-es:dynamicPages') ?? '{}');
    expect(JSON.parse(pages)).toMatchObject({ drafts: {} });
  },
);

test(
  'the first frame has the form, with the amount of the link',
  { tag: '@choice-first' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const frames: (string | undefined)[] = [];
      Reflect.set(window, 'frames', frames);
      const recordFrame = () => {
        frames.push(document.querySelector<HTMLInputElement>('[name="loan_amount"]')?.value);
        if (document.readyState !== 'complete') requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
    });
    const { release } = await holdScripts(page);
    await page.goto('./?amount=4000', { waitUntil: 'commit' });
    await readCurrentStep(page);
    release();
    await waitUntilHydrated(page);
    const frames: readonly unknown[] = JSON.parse(
      await page.evaluate(() => JSON.stringify(Reflect.get(window, 'frames'))),
    );
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.map((value) => String(value).replace(/\D/g, '') || 'no form')).toEqual(
      frames.map(() => '4000'),
    );
    const paints = await page.evaluate(() =>
      performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    );
    expect(paints).toEqual([paints[0], paints[0]]);
  },
);

test(
  'a value that was typed while the document was on its way stays, and the others are those of the document before',
  { tag: '@choice-first' },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await form(page).locator('[name="loan_purpose"]').selectOption('car');
    await typeAmount(page, '7700');
    let starter = '';
    // The document without its starter, as a browser shows it that does not wait for it.
    await page.route(
      ({ pathname }) => pathname.endsWith('/'),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /<script id="starter">(.*?)<\/script>/s,
          (_whole, code) => {
            starter = code;
            return '<i id="starter"></i>';
          },
        );
        await route.fulfill({ response, body });
      },
    );
    await page.goto('./', { waitUntil: 'commit' });
    await typeAmount(page, '3000');
    await page.evaluate(starter);
    await page.locator('#starter').evaluate((element) => element.remove());
    expect(await readAmount(page)).toBe('3000');
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('3000');
    await expect(form(page).locator('[name="loan_purpose"]')).toHaveValue('car');
    release();
    await waitUntilHydrated(page);
    expect(await readAmount(page)).toBe('3000');
  },
);

test(
  'a draft of the first step is shown by the application on the next visit, and nothing else before',
  { tag: '@choice-first' },
  async ({ page }) => {
    await page.goto('./');
    await waitUntilHydrated(page);
    await form(page).locator('[name="loan_purpose"]').selectOption('car');
    await typeAmount(page, '7700');
    await page.goto('robots.txt');
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-start', '');
    await expect(form(page)).toHaveCount(0);
    release();
    await expect.poll(() => readAmount(page)).toBe('7700');
    await expect(form(page).locator('[name="loan_purpose"]')).toHaveValue('car');
  },
);

test(
  'a click on Continue in a frame before hydration shows the missing answers',
  { tag: ['@rest', '@choice-first', '@frame'] },
  async ({ page, baseURL }) => {
    const { release } = await holdScripts(page);
    await openHost(page, `<!doctype html><iframe title="Form" src="${baseURL}"></iframe>`, 'commit');
    const frame = page.frameLocator('iframe');
    // Forces a render from scratch, in which the header’s buttons are missing because a frame has no header.
    await frame.locator('form').evaluate((form) => form.prepend(document.createElement('div')));
    await frame.locator('form button[type=submit]').click();
    release();
    await expect(frame.getByRole('alert').first()).toBeVisible();
  },
);

test(
  'an amount emptied before hydration moves the slider to its minimum',
  { tag: '@classic-page' },
  async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await findAmount(page).fill('');
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('100');
    release();
    await waitUntilHydrated(page);
    await expect(page.locator('[data-of="loan_amount"]')).toHaveValue('100');
    expect(await readAmount(page)).toBe('');
  },
);

test(
  'a first step without the loan takes names, a date, a choice, an identifier and a consent before any script',
  { tag: ['@rest', '@loan-on-request'] },
  async ({ page }) => {
    const typed = {
      first_name: 'Ana',
      form_birthday_day: '3',
      form_birthday_month: '5',
      form_birthday_year: '1990',
    };
    const line = (name: string) => form(page).locator(`[name="${name}"]`);
    const expectTyped = async () => {
      for (const [name, text] of Object.entries(typed)) await expect(line(name)).toHaveValue(text);
      await expect(line('gender').last()).toBeChecked();
      await expect(line('personal_code')).toHaveValue('1032456789');
    };
    const scripts = await holdScripts(page);
    await page.goto('./?amount=300000&period=30', { waitUntil: 'commit' });
    expect(await readCurrentStep(page)).toBe('personal-details');
    for (const [name, text] of Object.entries(typed)) await line(name).fill(text);
    await line('gender').last().check();
    await line('personal_code').fill('1032456789');
    await line('general_policies').check();
    await line('personal_code').press('ArrowLeft');
    scripts.release();
    await waitUntilHydrated(page);
    await expectTyped();
    await expect(line('general_policies')).toBeChecked();
    await expect(line('personal_code')).toBeFocused();
    for (const text of ['Ana', '1990', '1032456789']) expect(page.url()).not.toContain(text);

    await page.reload();
    await expectTyped();
  },
);

test(
  'the loan of a link is in sight before any script, and a press on Change is kept',
  { tag: ['@rest', '@loan-on-request'] },
  async ({ page }) => {
    const scripts = await holdScripts(page);
    const loan = page.locator('[data-part="loan"]');
    await page.goto('./?amount=300000&period=30', { waitUntil: 'commit' });
    await expect(loan).toContainText(/300\.000.*30.días/);
    const price = await loan.locator('[data-price="instalment"]').textContent();
    await form(page).locator('[name="first_name"]').fill('Ana');
    await loan.getByRole('button').click();
    scripts.release();
    await page.waitForURL(/\/loan-information/);
    await expect(page.locator('[data-price="instalment"]')).toHaveText(price ?? '');
    await typeAmount(page, '400000');
    await submit(page);
    await expect(loan).toContainText(/400\.000.*30.días/);
    await expect(form(page).locator('[name="first_name"]')).toHaveValue('Ana');
  },
);

test(
  'periods that are unfolded before the application arrives are shown by it, and the keyboard takes one',
  { tag: ['@rest', '@dynamic-page', '@keyboard', '@axe'] },
  async ({ page, visitor }, info) => {
    const { release } = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    await readCurrentStep(page);
    const label = visitor.text('commonˆcompare_periods');
    await form(page).getByText(label).click();
    release();
    const terms = page.getByRole('group', { name: label }).getByRole('button');
    await expect(terms).toHaveCount(3);
    const first = terms.first();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    const months = /\d+/.exec(await first.innerText())?.[0] ?? '';
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toBeFocused();
    await expect(form(page).locator('[name="loan_period"]')).toHaveValue(months);
    await expectAccessible(page, 'compared-periods', info, [320, 360, 1280]);
  },
);
