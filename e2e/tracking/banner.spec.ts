import { expectAccessible } from '../fixtures/accessibility';
import { findHiddenFocus, setWindow } from '../fixtures/layout';
import { pressByKeyboard } from '../fixtures/keyboard';
import { form, readCurrentStep, submit, walkForm, expectDecision } from '../fixtures/robot';
import { createTextLookup } from '../fixtures/texts';
import { holdRequests, holdScripts } from '../fixtures/holdRequests';
import {
  answerBanner,
  getBanner,
  choosePurposes,
  openPurposeList,
  getPurposeCheckbox,
  reopenBanner,
  readStored,
  readCookiesAndKeys,
} from './consentBanner';
import { expect, test } from './thirdParties';
import { findContactedHosts } from './platformRequests';

/** The consent banner: the page before the choice, its layout, the choice and its change. */

test(
  'before a choice the page sends no request to third parties and stores nothing for them',
  { tag: ['@S25', '@K1', '@H25', '@every-page'] },
  async ({ page, pageName, visitor, thirdParties }) => {
    await page.goto('./?gclid=click-1');
    await expect(getBanner(page)).toBeVisible();
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    expect(thirdParties.sent).toEqual([]);
    expect(await readCookiesAndKeys(page)).toEqual([]);
    expect(await readStored(page, 'localStorage', `${pageName}:gclid`)).toBeNull();
  },
);

test(
  'the banner is part of the built document, and covers nothing',
  { tag: ['@K2', '@every-page'] },
  async ({ page }) => {
    const response = await page.goto('./');
    expect(await response?.text()).toContain('data-consent');
    await readCurrentStep(page);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo(0, 0));
      const button = await form(page).locator('button[type=submit]').boundingBox();
      const question = await getBanner(page).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    }
  },
);

test('the banner has no accessibility violation', { tag: '@K2' }, async ({ page }, info) => {
  await page.goto('./');
  await readCurrentStep(page);
  await expectAccessible(page, 'consent', info);
});

for (const [width, height] of [
  [320, 256],
  [360, 740],
  [1280, 720],
] as const) {
  test(
    `the open banner covers no control that has the focus, on ${width} by ${height} pixels`,
    { tag: ['@X2', '@rest'] },
    async ({ page, visitor, completedForm }) => {
      await page.goto('./');
      await expect(page.locator('#root[data-taken]')).toBeAttached();
      await setWindow(page, { width, height });
      const expectNothingCovered = async () => {
        await expect(getBanner(page)).toBeVisible();
        expect(await findHiddenFocus(page)).toEqual([]);
      };
      await expectNothingCovered();
      await openPurposeList(page, visitor.text);
      await expectNothingCovered();
      await walkForm(page, visitor.createAnswers(), { until: completedForm.owners['email'] ?? '' });
      await expectNothingCovered();
      // Errors move the focus to their summary.
      await form(page).locator('[name="email"]').fill('');
      await submit(page);
      await expect(form(page).getByRole('alert').first().locator('..')).toBeFocused();
      await expectNothingCovered();
    },
  );
}

for (const when of ['before', 'after'] as const) {
  test(
    `a refusal ${when} the application has started takes one press and survives a reload`,
    { tag: '@K2' },
    async ({ page, visitor, thirdParties }) => {
      const held = when === 'before' ? await holdScripts(page) : null;
      await page.goto('./', { waitUntil: 'commit' });
      await answerBanner(page, visitor.text, 'refuse');
      held?.release();
      await expect(page.locator('#root[data-taken]')).toBeAttached();
      await expect(getBanner(page)).toBeHidden();
      await page.reload();
      await readCurrentStep(page);
      await expect(getBanner(page)).toBeHidden();
      expect(thirdParties.sent).toEqual([]);
    },
  );
}

test(
  'a choice while the application starts counts at once',
  { tag: '@F24' },
  async ({ page, visitor, thirdParties }) => {
    const { release } = await holdRequests(page, /\/locales\/.*\.json$/);
    await page.goto('./', { waitUntil: 'commit' });
    // The application has read the stored choice, and waits for the texts of the built screen.
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.endsWith(':leadApplication')),
    );
    await answerBanner(page, visitor.text, 'accept');
    release();
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await expect.poll(() => findContactedHosts(thirdParties)).toContain('eu.i.posthog.com');
  },
);

/** The first host that each purpose contacts. */
const firstHosts = {
  analytics: 'eu.i.posthog.com',
  recording: 'cdn.logr-in.com',
  advertising: 'www.googletagmanager.com',
} as const;

for (const purpose of ['analytics', 'recording', 'advertising'] as const) {
  test(
    `the footer lets the visitor change the choice to ${purpose} only`,
    { tag: '@rest' },
    async ({ page, pageName, visitor, thirdParties }) => {
      await page.goto('./');
      await answerBanner(page, visitor.text, 'refuse');
      await reopenBanner(page, visitor.text);
      await openPurposeList(page, visitor.text);
      await expect(getPurposeCheckbox(page, visitor.text, purpose)).not.toBeChecked();
      await openPurposeList(page, visitor.text);
      await choosePurposes(page, visitor.text, [purpose]);
      await expect.poll(() => findContactedHosts(thirdParties)[0]).toBe(firstHosts[purpose]);
      const stored = await readStored(page, 'localStorage', `${pageName}:consent`);
      const none = { analytics: false, recording: false, advertising: false };
      expect(JSON.parse(stored ?? '{}')).toMatchObject({ given: { ...none, [purpose]: true } });
      const others = Object.values(firstHosts).filter((host) => host !== firstHosts[purpose]);
      expect(
        findContactedHosts(thirdParties).filter((host) => others.some((other) => other === host)),
      ).toEqual([]);
    },
  );
}

test('the keyboard can choose purposes, and the focus continues after the banner', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./');
  await expect(page.locator('#root[data-taken]')).toBeAttached();
  await pressByKeyboard(page, getBanner(page).locator('summary'));
  await pressByKeyboard(page, getPurposeCheckbox(page, visitor.text, 'analytics'), 'Space');
  await pressByKeyboard(page, getBanner(page).locator('fieldset button'));
  await expect(getBanner(page)).toBeHidden();
  await expect.poll(() => findContactedHosts(thirdParties)).toEqual(['eu.i.posthog.com']);
  await page.keyboard.press('Tab');
  await expect(page.locator('header a').first()).toBeFocused();
});

test('the reopened banner takes the focus and returns it', async ({ page, visitor }) => {
  await page.goto('./');
  await answerBanner(page, visitor.text, 'refuse');
  const opener = page.getByRole('button', { name: visitor.text('commonˆconsent>change') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(getBanner(page)).toBeFocused();
  await expect(getBanner(page)).toBeInViewport();
  await pressByKeyboard(page, getBanner(page).locator('[data-choice=""]'));
  await expect(getBanner(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  'the banner is translated, and the choice survives a change of language',
  { tag: '@rest' },
  async ({ page, visitor, thirdParties }) => {
    const english = createTextLookup('en');
    const change = (language: string) =>
      page.getByRole('button', { name: visitor.text(`commonˆlanguages>${language}`) });
    await page.goto('./');
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    await change('en').click();
    await expect(getBanner(page)).toHaveAccessibleName(english('commonˆconsent>title'));
    await choosePurposes(page, english, ['analytics']);
    await expect.poll(() => findContactedHosts(thirdParties)).toEqual(['eu.i.posthog.com']);
    await page.reload();
    await readCurrentStep(page);
    await expect(getBanner(page)).toBeHidden();
    // The page's own language is the first.
    await page.locator('header [aria-pressed="false"]').click();
    await reopenBanner(page, visitor.text);
    await openPurposeList(page, visitor.text);
    await expect(getPurposeCheckbox(page, visitor.text, 'analytics')).toBeChecked();
    await expect(getPurposeCheckbox(page, visitor.text, 'advertising')).not.toBeChecked();
  },
);

/** Choices that do not count any more, by what is wrong with them. */
const formerChoices: Readonly<Record<string, { readonly version?: number; readonly at: string }>> = {
  'of 2020': { at: '2020-01-01T10:00:00.000Z' },
  'of 2099': { at: '2099-01-01T10:00:00.000Z' },
  'of a date that is none': { at: 'x' },
  'to an earlier question': { version: 0, at: '2026-11-01T10:00:00.000Z' },
};

for (const [which, { version = 1, at }] of Object.entries(formerChoices)) {
  test(
    `a choice ${which} starts nothing and is asked anew`,
    { tag: ['@K3', '@rest'] },
    async ({ page, pageName, visitor, thirdParties }) => {
      const given = { analytics: true, recording: true, advertising: true };
      await page.addInitScript(
        ([key, record]) => {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, record);
        },
        [`${pageName}:consent`, JSON.stringify({ version, at, given })] as const,
      );
      await page.goto('./');
      await expect(getBanner(page)).toBeVisible();
      await expect(page.locator('#root[data-taken]')).toBeAttached();
      await walkForm(page, visitor.createAnswers('at-once'));
      await expectDecision(page, visitor.titles.accepted);
      expect(thirdParties.sent).toEqual([]);
      await answerBanner(page, visitor.text, 'accept');
      await expect.poll(() => findContactedHosts(thirdParties)).toContain('eu.i.posthog.com');
      await page.reload();
      await expectDecision(page, visitor.titles.accepted);
      await expect(getBanner(page)).toBeHidden();
    },
  );
}
