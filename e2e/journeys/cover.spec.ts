import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { form, readCurrentStep } from '../fixtures/robot';
import { findLeaks, type Secret } from '../fixtures/secrets';
import { expect, test, type Visitor } from '../fixtures/test';
import { listTypedValues, readDocument } from '../fixtures/typedValues';
import { waitForScripts } from '../fixtures/waitForScripts';

/** Shared computers: the answers are covered when nobody has touched the page for half an hour. */

const getCover = (page: Page, { text }: Visitor) =>
  page.getByRole('heading', { level: 1, name: text('commonˆcover>title') });

const getShowButton = (page: Page, { text }: Visitor) =>
  page.getByRole('button', { name: text('commonˆcover>show') });

/** The typed values in the document and in what assistive technology gets of it. */
async function findReadable(page: Page, secrets: readonly Secret[]): Promise<readonly string[]> {
  return findLeaks(secrets, [await readDocument(page), await page.locator('body').ariaSnapshot()].join('\n'));
}

test(
  'answers are covered after half an hour without a touch, and nothing is lost',
  { tag: ['@X12', '@F6', '@S15'] },
  async ({ page, visitor, completedForm, openAtReview }, info) => {
    const answers = visitor.createAnswers();
    const secrets = listTypedValues(answers, completedForm.owners).filter(
      ({ name }) => name === 'email' || name === 'phone_number',
    );
    await page.clock.install();
    await openAtReview();
    await readCurrentStep(page);
    await page.goto(`./${completedForm.owners['email']}`);
    const email = form(page).locator('[name="email"]');
    await expect(email).toHaveValue(String(answers['email']));
    // The code that covers loads late.
    await waitForScripts(page, 'form');
    expect(await findReadable(page, secrets)).not.toEqual([]);
    await email.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('.mx');
    await page.clock.fastForward('29:00');
    await expect(email).toBeVisible();
    await page.clock.fastForward('01:30');
    await expect(getCover(page, visitor)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(visitor.text('commonˆcover>title')));
    expect(await findReadable(page, secrets)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(getCover(page, visitor)).toBeVisible();
    expect(await findReadable(page, secrets)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page, 'cover', info);

    await page.keyboard.press('Tab');
    await expect(getShowButton(page, visitor)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue(`${String(answers['email'])}.mx`);
    await expect(email).toBeFocused();
    await expect(page).not.toHaveTitle(new RegExp(visitor.text('commonˆcover>title')));
    await page.keyboard.type('x');
    await expect(email).toHaveValue(`${String(answers['email'])}.mxx`);
  },
);

test(
  'a tab that is opened again after half an hour is covered before it shows an answer',
  { tag: ['@F6', '@S15', '@storage'] },
  async ({ page, visitor, completedForm, openAtReview }) => {
    const answers = visitor.createAnswers();
    const secrets = listTypedValues(answers, completedForm.owners).filter(({ name }) => name === 'email');
    await page.clock.install();
    await page.addInitScript(() => {
      // Every element that was ever in the document.
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const shown = added.some((node) => node instanceof Element && node.querySelector('[name="email"]'));
        if (shown) document.documentElement.dataset['emailShown'] = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await openAtReview();
    const last = await readCurrentStep(page);
    await page.goto(`./${completedForm.owners['email']}`);
    await expect(form(page).locator('[name="email"]')).toHaveValue(String(answers['email']));
    await expect(page.locator('html')).toHaveAttribute('data-email-shown');
    await page.goto('robots.txt');
    await page.clock.fastForward('31:00');
    await page.goto(`./${completedForm.owners['email']}`);
    await expect(getCover(page, visitor)).toBeVisible();
    expect(await findReadable(page, secrets)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-email-shown');
    // The starter would say by now that the application did not start.
    await page.clock.fastForward('00:20');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.reload();
    await getShowButton(page, visitor).click();
    await expect(form(page).locator('[name="email"]')).toHaveValue(String(answers['email']));
    expect(last).not.toBe('');
  },
);
