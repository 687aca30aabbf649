import type { Page } from '@playwright/test';
import {
  form,
  answerAndSubmitStep,
  waitUntilStepLeft,
  readCurrentStep,
  walkForm,
  expectDecision,
} from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * After the form: the redirect to the partner, a rejection, a new application, and the deletion of the data. On one page each:
 * the end is the same for every flow and country.
 */

const readAllStoredData = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await caches.keys(),
      await indexedDB.databases(),
      history.state,
      document.body.innerText,
    ]),
  );

test(
  'a partner that requires POST is reached by POST, and a return does not redirect again',
  { tag: ['@H11', '@classic-page', '@S11', '@S15', '@storage'] },
  async ({ page, visitor, openAtReview }) => {
    const answers = visitor.createAnswers('post-redirect.at-once');
    await openAtReview('post-redirect.at-once');
    await answerAndSubmitStep(page, answers);
    await expectDecision(page, visitor.titles.accepted);
    await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
    await expect(page.getByText('Reached by POST')).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/redirected$/);
    await page.reload();
    await expect(page).toHaveURL(/redirected$/);
    expect(visitor.calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(1);
    const stored = await readAllStoredData(page);
    for (const name of ['first_name', 'iban', 'personal_code', 'phone_number']) {
      expect(stored).not.toContain(String(answers[name]).replace(/[\s-]/g, ''));
    }
  },
);

/** On the dynamic page: answers exist there before the contact step creates the lead. */
test(
  'a rejection removes personal data and offers a new application with a new lead',
  { tag: ['@dynamic-page', '@S15', '@storage'] },
  async ({ page, visitor, completedForm, openAtReview }) => {
    const answers = visitor.createAnswers('rejected.at-once');
    await openAtReview('rejected.at-once');
    await answerAndSubmitStep(page, answers);
    await expectDecision(page, visitor.titles.rejected);
    expect(await readAllStoredData(page)).not.toContain(String(answers['email']));
    const before = filterLeadCalls(visitor).length;
    await page.getByRole('button', { name: visitor.text('screensˆrejected>again') }).click();
    await walkForm(page, visitor.createAnswers(), { until: completedForm.creatingStep });
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, completedForm.creatingStep);
    // The next step opens before the create is sent.
    await expect.poll(() => filterLeadCalls(visitor).length).toBeGreaterThan(before);
    const [create] = filterLeadCalls(visitor).slice(before);
    expect(create).toMatchObject({
      method: 'POST',
      body: { posthogParameters: { leadPreviouslyRedirected: false } },
    });
    expect(create?.body).not.toHaveProperty('id');
  },
);

test(
  'the applicant deletes all stored data, even without a network',
  { tag: ['@H15', '@classic-page', '@S15', '@storage'] },
  async ({ page, context, visitor, openAtReview }) => {
    const answers = visitor.createAnswers();
    const dialogLoaded = page.waitForResponse(/assets\/form-[^.]*\.js$/);
    await openAtReview();
    await readCurrentStep(page);
    await (await dialogLoaded).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: visitor.text('commonˆfooter>delete') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await readAllStoredData(page)).toContain(String(answers['email']));

    await page.getByRole('button', { name: visitor.text('commonˆfooter>delete') }).click();
    await dialog.getByRole('button', { name: visitor.text('commonˆfooter>delete_confirm') }).click();
    await expect(page.getByText(visitor.text('commonˆannouncement>deleted'))).toBeVisible();
    const stored = await readAllStoredData(page);
    for (const name of [
      'email',
      'first_name',
      'last_name',
      'personal_code',
      'street',
      'iban',
      'loan_amount',
    ]) {
      expect(stored).not.toContain(String(answers[name]).replace(/[\s-]/g, ''));
    }
    await context.setOffline(false);
    await page.reload();
    await expect(form(page).locator('[name="loan_amount"]').last()).toBeVisible();
  },
);

test(
  'an unknown address shows the not-found screen with a link to the form',
  { tag: ['@classic-page', '@V4', '@history'] },
  async ({ page, visitor }) => {
    await page.goto('nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.text('screensˆnotFound>title'));
    await page.getByRole('link', { name: visitor.text('screensˆnotFound>button') }).click();
    await readCurrentStep(page);
    await page.goto('checking');
    await readCurrentStep(page);
    await page.goto('accepted');
    await readCurrentStep(page);
  },
);
