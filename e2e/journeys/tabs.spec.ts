import {
  answerStep,
  form,
  submitInAllTabs,
  waitUntilStepLeft,
  readCurrentStep,
  submit,
  title,
  openReview,
  expectDecision,
} from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * Faults M1 to M3: several tabs. On one page each: communication between tabs depends on neither flow nor country. The dynamic page
 * sends an edit with its last step, so it shows that the edit was not lost.
 */

test(
  'a second tab opens the same step, and the edits of both tabs reach the server',
  { tag: ['@dynamic-page', '@M1', '@tabs'] },
  async ({ page, context, visitor, completedForm, openAtLastStep }) => {
    const answers = visitor.createAnswers();
    await openAtLastStep();
    const last = await readCurrentStep(page);
    const other = await context.newPage();
    await other.goto('./');
    expect(await readCurrentStep(other)).toBe(last);
    const { first_name: naming = '' } = completedForm.owners;
    await other.goto(naming);
    await form(other).locator('[name="first_name"]').fill('Zuzanna');
    await submit(other);
    await waitUntilStepLeft(other, naming);

    await answerStep(page, answers);
    await openReview(page);
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(filterLeadCalls(visitor).at(-1)?.body).toMatchObject({
      personalDetails: { firstName: 'Zuzanna' },
    });
    await expect(title(other, visitor.titles.checking)).toBeVisible();
  },
);

test(
  'two tabs that submit at the same time create no second lead',
  { tag: ['@classic-page', '@M2', '@tabs', '@one-lead'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.createAnswers();
    await openAtLastStep();
    const other = await context.newPage();
    await other.goto('./');
    for (const tab of [page, other]) {
      await answerStep(tab, answers);
      await openReview(tab);
    }
    await submitInAllTabs([page, other]);
    for (const tab of [page, other]) {
      await expect(title(tab, visitor.titles.checking)).toBeVisible();
    }
    expect(filterLeadCalls(visitor).filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test(
  'a deletion in one tab is announced in the other, which deletes its data and does not write it again',
  { tag: ['@classic-page', '@M3', '@S15', '@tabs', '@storage'] },
  async ({ page, context, visitor, openAtReview }) => {
    const answers = visitor.createAnswers();
    await openAtReview();
    const other = await context.newPage();
    await other.goto('./');
    await readCurrentStep(other);
    await page.getByRole('button', { name: visitor.text('commonˆfooter>delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.text('commonˆfooter>delete_confirm') })
      .click();
    await expect(other.getByText(visitor.text('commonˆannouncement>other-tab'))).toBeVisible();
    await readCurrentStep(other);
    await other.reload();
    await readCurrentStep(other);
    for (const tab of [page, other]) {
      const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain(String(answers['email']));
      expect(stored).not.toContain('Zofia');
    }
  },
);

for (const [act, story] of [
  ['ends with a rejection', 'rejected.at-once'],
  ['is deleted', 'at-once'],
] as const) {
  test(
    `what is typed in a tab after the application ${act} in another stores nothing of that applicant`,
    { tag: ['@classic-page', '@M3', '@S15', '@tabs', '@storage'] },
    async ({ page, context, visitor, completedForm, openAtReview }) => {
      const answers = visitor.createAnswers(story);
      await openAtReview(story);
      const other = await context.newPage();
      await other.goto(completedForm.owners['first_name'] ?? '');
      const name = form(other).locator('[name="first_name"]');
      await name.fill('Zuzanna');
      if (act === 'is deleted') {
        await page.getByRole('button', { name: visitor.text('commonˆfooter>delete') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: visitor.text('commonˆfooter>delete_confirm') })
          .click();
        await expect(other.getByText(visitor.text('commonˆannouncement>other-tab'))).toBeVisible();
        await readCurrentStep(other);
      } else {
        await answerStep(page, answers);
        await submit(page);
        await expectDecision(page, visitor.titles.rejected);
        await expectDecision(other, visitor.titles.rejected);
      }
      // Typing where it is still possible, with the tab hidden afterwards: both write what was typed.
      if ((await form(other).count()) > 0) await answerStep(other, {});
      await other.evaluate(() => dispatchEvent(new Event('pagehide')));
      for (const tab of [page, other]) {
        await tab.reload();
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
        const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        for (const typed of [answers['email'], answers['first_name'], answers['iban'], 'Zuzanna'])
          expect(stored).not.toContain(String(typed));
      }
    },
  );
}

test(
  'a duplicated tab belongs to the same session',
  { tag: ['@classic-page', '@M2', '@tabs', '@session'] },
  async ({ page, context, openAtLastStep, visitor }) => {
    await openAtLastStep();
    const last = await readCurrentStep(page);
    const opened = context.waitForEvent('page');
    // A window that the page opens copies its session storage, as a duplicated tab does.
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    expect(await readCurrentStep(copy)).toBe(last);
    await answerStep(copy, visitor.createAnswers());
    await openReview(copy);
    await submit(copy);
    const heading = { level: 1, name: visitor.titles.checking } as const;
    for (const tab of [copy, page]) await expect(tab.getByRole('heading', heading)).toBeVisible();
    expect(filterLeadCalls(visitor).map(({ method }) => method)).toEqual(['PUT']);
  },
);
