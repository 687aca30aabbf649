import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/backForwardCacheTest';
import type { ApplicantAnswers } from '../fixtures/answer';
import type { CompletedForm } from '../fixtures/completedForm';
import { deleteData } from '../fixtures/deleteData';
import { answerAndSubmitStep, answerStep, readCurrentStep, expectDecision } from '../fixtures/robot';
import { findLeaks, type Secret } from '../fixtures/secrets';
import { listTypedValues, readTab } from '../fixtures/typedValues';

/**
 * No typed value is left in the tab after an application has ended, was deleted or has expired. On both pages: the dynamic flow has
 * answers before there is a lead, the classic flow sends each step.
 */

/** The typed values that the tab still holds, in any encoding. Waits for the removal, which follows a response of the server. */
async function expectNoTypedValues(page: Page, secrets: readonly Secret[]): Promise<void> {
  await expect.poll(async () => findLeaks(secrets, await readTab(page))).toEqual([]);
}

/** The typed values of a page that it does not contain by itself: its contact address may name the same town. */
async function listSecrets(
  page: Page,
  answers: ApplicantAnswers,
  { owners }: CompletedForm,
): Promise<readonly Secret[]> {
  const policies = page.waitForResponse(/\/api\/policies/);
  await page.goto('./');
  await readCurrentStep(page);
  await (await policies).finished();
  const typed = listTypedValues(answers, owners);
  const unrelated = findLeaks(typed, await readTab(page));
  return typed.filter(({ name }) => !unrelated.some((found) => found.startsWith(`${name} as `)));
}

/** The test proves nothing if the values were not there before. */
async function expectTypedValues(page: Page, secrets: readonly Secret[]): Promise<void> {
  expect(findLeaks(secrets, await readTab(page)).length).toBeGreaterThan(5);
}

/** Reports whether the document came from the back/forward cache, in its `data-persisted`. */
const reportPersisted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });

/**
 * Goes back to a document in the back/forward cache: the one row that needs the browser's cache (`followOtherTabs.test.ts` has the others).
 * `page.goBack()` waits for a load event, and a cached page has none.
 */
async function goBackToCachedPage(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test(
  'no typed value is left after an end',
  { tag: ['@H15', '@S15', '@storage'] },
  async ({ page, visitor, completedForm, openAtReview }) => {
    const answers = visitor.createAnswers('rejected.at-once');
    const secrets = await listSecrets(page, answers, completedForm);
    await openAtReview('rejected.at-once');
    await answerStep(page, answers);
    await expectTypedValues(page, secrets);
    await answerAndSubmitStep(page, answers);
    await expectDecision(page, visitor.titles.rejected);
    await expectNoTypedValues(page, secrets);
  },
);

test(
  'no typed value is left when the applicant goes back into an ended application',
  { tag: ['@rest', '@S15', '@storage', '@history'] },
  async ({ page, visitor, completedForm, openAtReview }) => {
    const answers = visitor.createAnswers('rejected.at-once');
    const secrets = await listSecrets(page, answers, completedForm);
    await openAtReview('rejected.at-once');
    await answerAndSubmitStep(page, answers);
    await expectDecision(page, visitor.titles.rejected);
    const count = await page.evaluate(() => history.length);
    // The first two entries are the empty page and the document without a script.
    for (let entry = count; entry > 2; entry -= 1) {
      // Entries of the form lead to the end, so their addresses do not differ.
      const readEntry = () => page.evaluate(() => `${location.href} ${JSON.stringify(history.state)}`);
      const left = await readEntry();
      await page.evaluate(() => history.back());
      await expect(async () => expect(await readEntry()).not.toBe(left)).toPass();
      if (page.url().endsWith('robots.txt')) return;
      await expectNoTypedValues(page, secrets);
    }
  },
);

test(
  'no typed value is left after the data are deleted, also in a cached page',
  { tag: ['@S15', '@storage', '@history'] },
  async ({ page, context, visitor, completedForm, openAtReview }) => {
    const answers = visitor.createAnswers();
    const secrets = await listSecrets(page, answers, completedForm);
    await reportPersisted(page);
    await openAtReview();
    await answerStep(page, answers);
    await expectTypedValues(page, secrets);
    await page.goto('robots.txt');
    const other = await context.newPage();
    await other.goto('./');
    await readCurrentStep(other);
    await expectTypedValues(other, secrets);
    await deleteData(other, visitor);
    await expectNoTypedValues(other, secrets);
    await goBackToCachedPage(page);
    await expectNoTypedValues(page, secrets);
  },
);

test(
  'no typed value is left after the stored application has expired',
  { tag: ['@H15', '@S15', '@storage'] },
  async ({ page, visitor, completedForm, openAtReview }) => {
    const answers = visitor.createAnswers();
    const secrets = await listSecrets(page, answers, completedForm);
    await page.clock.install();
    await openAtReview();
    await readCurrentStep(page);
    await expectTypedValues(page, secrets);
    await page.clock.fastForward('25:00:00');
    await page.reload();
    await readCurrentStep(page);
    await expectNoTypedValues(page, secrets);
  },
);
