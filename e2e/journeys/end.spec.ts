import type { Page } from '@playwright/test';
import { form, sendStep, stepLeft, stepShown, title, walkForm } from '../fixtures/robot';
import { leadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * After the form: partner, no, a new application, and the deletion of what was told. On one page each: the end is the same for
 * every flow and country.
 */

const everythingKept = (page: Page) =>
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
  'the partner is reached by POST where it wants that, and coming back does not leave again',
  { tag: ['@classic-page', '@S11', '@S15', '@storage'] },
  async ({ page, visitor, openAtLastStep }) => {
    const answers = visitor.answers('post-redirect.at-once');
    await openAtLastStep('post-redirect.at-once');
    await sendStep(page, answers);
    await expect(title(page, visitor.titles.accepted)).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }).click();
    await expect(page.getByText('Reached by POST')).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/redirected$/);
    await page.reload();
    await expect(page).toHaveURL(/redirected$/);
    expect(visitor.calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(1);
    const kept = await everythingKept(page);
    for (const name of ['first_name', 'iban', 'personal_code', 'phone_number']) {
      expect(kept).not.toContain(String(answers[name]).replace(/[\s-]/g, ''));
    }
  },
);

/** Where the first contact creates the lead, so that answers stand before it. */
test(
  'a no is kind, keeps nothing personal, and leads to a new lead',
  { tag: ['@dynamic-page', '@S15', '@storage'] },
  async ({ page, visitor, filledIn, openAtLastStep }) => {
    const answers = visitor.answers('rejected.at-once');
    await openAtLastStep('rejected.at-once');
    await sendStep(page, answers);
    await expect(title(page, visitor.titles.rejected)).toBeVisible({ timeout: 20_000 });
    expect(await everythingKept(page)).not.toContain(String(answers['email']));
    const before = leadCalls(visitor).length;
    await page.getByRole('button', { name: visitor.words('screensˆrejected>again') }).click();
    await walkForm(page, visitor.answers(), { until: filledIn.creatingStep });
    await sendStep(page, visitor.answers());
    await stepLeft(page, filledIn.creatingStep);
    const [create] = leadCalls(visitor).slice(before);
    expect(create).toMatchObject({
      method: 'POST',
      body: { posthogParameters: { leadPreviouslyRedirected: false } },
    });
    expect(create?.body).not.toHaveProperty('id');
  },
);

test(
  'my data can be deleted, without a network too, and then nothing of it is left anywhere',
  { tag: ['@classic-page', '@S15', '@storage'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.answers();
    const dialogLoaded = page.waitForResponse(/assets\/DeleteDialog-/);
    await openAtLastStep();
    await stepShown(page);
    await (await dialogLoaded).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: visitor.words('commonˆfooter>delete') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await everythingKept(page)).toContain(String(answers['email']));

    await page.getByRole('button', { name: visitor.words('commonˆfooter>delete') }).click();
    await dialog.getByRole('button', { name: visitor.words('commonˆfooter>delete_confirm') }).click();
    await expect(page.getByText(visitor.words('commonˆannouncement>deleted'))).toBeVisible();
    const kept = await everythingKept(page);
    for (const name of [
      'email',
      'first_name',
      'last_name',
      'personal_code',
      'street',
      'iban',
      'loan_amount',
    ]) {
      expect(kept).not.toContain(String(answers[name]).replace(/[\s-]/g, ''));
    }
    await context.setOffline(false);
    await page.reload();
    await expect(form(page).locator('[name="loan_amount"]').last()).toBeVisible();
  },
);

test(
  'an address that no page has says so and leads back',
  { tag: ['@classic-page', '@V4', '@history'] },
  async ({ page, visitor }) => {
    await page.goto('nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words('screensˆnotFound>title'));
    await page.getByRole('link', { name: visitor.words('screensˆnotFound>button') }).click();
    await stepShown(page);
    await page.goto('checking');
    await stepShown(page);
    await page.goto('accepted');
    await stepShown(page);
  },
);
