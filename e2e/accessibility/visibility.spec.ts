import type { Locator, Page } from '@playwright/test';
import { measureContrast } from '../fixtures/measureContrast';
import {
  expectDecision,
  form,
  answerAndSubmitStep,
  waitUntilStepLeft,
  readCurrentStep,
  submit,
  walkForm,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** Small windows and forced colours. */

const readStyle = (control: Locator, property: string) =>
  control.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const colorScheme of ['light', 'dark'] as const) {
  /** On both pages: logos and colours depend on the brand. */
  test(
    `the logo, the selected language and the focus are visible in ${colorScheme} forced colours`,
    { tag: ['@X6', '@rest', '@axe', '@layout'] },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('./');
      await readCurrentStep(page);
      const background = await readStyle(page.locator('html'), 'background-color');
      for (const logo of await page.locator('header img, footer img').all()) {
        expect(await measureContrast(logo)).toBeGreaterThan(4.5);
      }
      const selected = page.locator('header [aria-pressed="true"]');
      const other = page.locator('header [aria-pressed="false"]');
      expect(await readStyle(selected, 'border-block-end-color')).not.toBe(background);
      expect(await readStyle(other, 'border-block-end-color')).toBe(background);
      await other.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(selected).toBeFocused();
      expect(await readStyle(selected, 'outline-style')).toBe('solid');
      expect(await readStyle(selected, 'outline-color')).not.toBe(background);
    },
  );
}

/** On both pages: text lengths depend on the language, and the questions of a step on the page. */
test(
  'the heading of the error summary is visible in a window of 320 by 256 pixels',
  { tag: ['@X2', '@X4', '@layout'] },
  async ({ page, visitor, completedForm }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: completedForm.owners['email'] ?? '' });
    await form(page).locator('[name="email"]').fill('');
    await submit(page);
    const summary = page.getByRole('alert');
    await expect(summary.locator('..')).toBeFocused();
    const heading = summary.getByRole('heading');
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isHeadingVisible = () =>
      heading.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && element.contains(seen);
      });
    await expect.poll(isHeadingVisible).toBe(true);
  },
);

/** A line, a date, a consent, and choices that are higher than this window. */
test(
  'the error of a field is in a window of 320 by 256 pixels with what has the focus in it',
  { tag: ['@dynamic-page', '@X4', '@layout', '@keyboard'] },
  async ({ page, visitor, completedForm }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('./');
    const readHidden = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        const described = field?.closest('[aria-describedby*="-error"]')?.getAttribute('aria-describedby');
        const id = described?.split(' ').find((one) => one.endsWith('-error')) ?? '';
        const error = document.getElementById(id);
        return [field, error].flatMap((element, index) => {
          const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
          return top >= 0 && bottom <= innerHeight ? [] : [`${['field', 'error'][index]} ${top} ${bottom}`];
        });
      });
    for (const step of ['email', 'first_name', 'marital_status', 'overdue_debt_amount'].map(
      (name) => completedForm.owners[name],
    )) {
      if (step === undefined) continue;
      await walkForm(page, visitor.createAnswers(), { until: step });
      await submit(page);
      const links = page.getByRole('alert').getByRole('link');
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        await link.press('Enter');
        await expect.poll(readHidden, `${step}: ${await link.innerText()}`).toEqual([]);
      }
    }
  },
);

/** On both pages: their texts differ in length. */
test(
  'a saved step shows its time beside the progress on a phone, and no toast',
  { tag: ['@X12', '@rest', '@layout', '@axe'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, creatingStep);
    const back = page.getByRole('button', { name: visitor.text('commonˆback') });
    // A status beside it, for screen readers, outlives the steps.
    const saved = page.locator('p[aria-hidden=true]', { hasText: /\d:\d\d/ });
    await expect(saved).toBeInViewport();
    const readMiddle = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    expect(Math.abs((await readMiddle(saved)) - (await readMiddle(back)))).toBeLessThan(4);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  },
);

/** Toasts stay: each is closed at the end of an animation of three seconds, which a busy machine misses. */
const keepToasts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** On both pages: their texts differ in length. */
test(
  'the toast of a saved step on a desktop covers no part of the header and has a border in forced colours',
  { tag: ['@rest', '@layout', '@axe'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await keepToasts(page);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, creatingStep);
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.evaluate(() => scrollTo(0, 0));
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
    const readTop = () => toast.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(readTop).toBeGreaterThanOrEqual(header);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await readStyle(toast, 'border-block-start-style')).toBe('solid');
  },
);

test(
  'the illustration of a screen is aligned with its heading',
  { tag: ['@rest', '@classic-page', '@layout'] },
  async ({ page }) => {
    for (const address of ['nowhere', 'unsubscribe?email=ana%40example.com']) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const left = await heading.evaluate((element) => element.getBoundingClientRect().left);
      const lefts = await page
        .locator('main svg')
        .first()
        .locator('*')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
      expect(Math.abs(Math.min(...lefts) - left), address).toBeLessThanOrEqual(4);
    }
  },
);

test(
  'what a button says after a press is in view with it',
  { tag: ['@dynamic-page', '@layout', '@network'] },
  async ({ page, context, visitor, openAtReview }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAtReview('at-once');
    await submit(page);
    await expectDecision(page, visitor.titles.accepted);
    const button = page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') });
    await context.setOffline(true);
    await button.press('Enter');
    const words = page.getByText(visitor.text('screensˆact>offline'));
    await expect(words).toBeInViewport({ ratio: 1 });
    const isOnTop = await words.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
    });
    expect(isOnTop).toBe(true);
  },
);
