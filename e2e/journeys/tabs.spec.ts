import {
  answerStep,
  form,
  pressAtOnce,
  sendStep,
  stepLeft,
  stepShown,
  submit,
  title,
} from '../fixtures/robot';
import { leadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * Faults M1 to M3: several tabs. On one page each: how tabs hear of each other knows neither flow nor country. Where an edit is
 * sent with the last step, it is the dynamic page that shows that it was not lost.
 */

test(
  'a second tab opens where the first is, and both edits reach the server',
  { tag: ['@dynamic-page', '@M1', '@tabs'] },
  async ({ page, context, visitor, filledIn, openAtLastStep }) => {
    const answers = visitor.answers();
    await openAtLastStep();
    const last = await stepShown(page);
    const other = await context.newPage();
    await other.goto('./');
    expect(await stepShown(other)).toBe(last);
    const { first_name: naming = '' } = filledIn.owners;
    await other.goto(naming);
    await form(other).locator('[name="first_name"]').fill('Zuzanna');
    await submit(other);
    await stepLeft(other, naming);

    await sendStep(page, answers);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(leadCalls(visitor).at(-1)?.body).toMatchObject({ personalDetails: { firstName: 'Zuzanna' } });
    await expect(title(other, visitor.titles.checking)).toBeVisible();
  },
);

test(
  'two tabs that submit at once make no second lead',
  { tag: ['@classic-page', '@M2', '@tabs', '@one-lead'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.answers();
    await openAtLastStep();
    const other = await context.newPage();
    await other.goto('./');
    for (const tab of [page, other]) await answerStep(tab, answers);
    await pressAtOnce([page, other]);
    for (const tab of [page, other]) {
      await expect(title(tab, visitor.titles.checking)).toBeVisible();
    }
    expect(leadCalls(visitor).filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test(
  'what one tab deletes the other forgets, says so, and does not write again',
  { tag: ['@classic-page', '@M3', '@S15', '@tabs', '@storage'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.answers();
    await openAtLastStep();
    const other = await context.newPage();
    await other.goto('./');
    await stepShown(other);
    await page.getByRole('button', { name: visitor.words('commonˆfooter>delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.words('commonˆfooter>delete_confirm') })
      .click();
    await expect(other.getByText(visitor.words('commonˆannouncement>other-tab'))).toBeVisible();
    await stepShown(other);
    await other.reload();
    await stepShown(other);
    for (const tab of [page, other]) {
      const kept = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain(String(answers['email']));
      expect(kept).not.toContain('Zofia');
    }
  },
);

test(
  'a duplicated tab is a tab of the same session',
  { tag: ['@classic-page', '@M2', '@tabs', '@session'] },
  async ({ page, context, openAtLastStep, visitor }) => {
    await openAtLastStep();
    const last = await stepShown(page);
    const opened = context.waitForEvent('page');
    // A window that the page opens itself takes a copy of its session storage along, as a duplicated tab does.
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    expect(await stepShown(copy)).toBe(last);
    await answerStep(copy, visitor.answers());
    await submit(copy);
    const heading = { level: 1, name: visitor.titles.checking } as const;
    for (const tab of [copy, page]) await expect(tab.getByRole('heading', heading)).toBeVisible();
    expect(leadCalls(visitor).map(({ method }) => method)).toEqual(['PUT']);
  },
);
