import { holdRequests } from '../fixtures/holdRequests';
import {
  answerStep,
  form,
  submitInAllTabs,
  answerAndSubmitStep,
  readCurrentStep,
  submit,
  title,
  walkForm,
  expectDecision,
} from '../fixtures/robot';
import type { Page } from '@playwright/test';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test, type Visitor } from '../fixtures/test';

/**
 * Experience, item 3: exactly one lead. On the classic page, where the first step creates it. The flow decides which step creates
 * the lead. `submission.test.ts` covers both flows.
 */

const creates = (visitor: Visitor) => filterLeadCalls(visitor).filter(({ method }) => method === 'POST');
const isCreate = /\/lead$/;

test(
  'repeated clicks on a slow network create one lead',
  { tag: ['@classic-page', '@V6', '@one-lead'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await answerStep(page, visitor.createAnswers());
    const { release } = await holdRequests(page, isCreate);
    const button = form(page).locator('button[type=submit]');
    for (let press = 0; press < 5; press += 1) await button.click();
    await button.dblclick();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(page.locator(`form[data-step="${creatingStep}"]`)).toHaveCount(0);
    expect(filterLeadCalls(visitor).map(({ method }) => method)).toEqual(['POST']);
  },
);

test(
  'two tabs that submit the first step at the same time create one lead',
  { tag: ['@classic-page', '@M2', '@tabs', '@one-lead'] },
  async ({ page, context, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    const other = await context.newPage();
    await other.goto('./');
    const tabs = [page, other];
    for (const tab of tabs) await answerStep(tab, visitor.createAnswers());
    await submitInAllTabs(tabs);
    for (const tab of tabs) {
      await expect(tab.locator(`form[data-step="${creatingStep}"]`)).toHaveCount(0, {
        timeout: 15_000,
      });
    }
    const readId = (tab: Page) =>
      tab.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':lid'))?.[1] ?? null);
    // The next step opens before the answer with the id.
    await expect.poll(() => readId(page)).not.toBeNull();
    expect(await readId(other)).toBe(await readId(page));
    const keys = creates(visitor).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  'a lost response is requested again with the same idempotency key, also after a reload',
  { tag: ['@H17', '@classic-page', '@N2', '@S17', '@network', '@one-lead'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await answerStep(page, visitor.createAnswers());
    const ids: unknown[] = [];
    await page.route(isCreate, async (route) => {
      // Differences after the reload follow as an update.
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch();
      const { id } = await answer.json();
      ids.push(id);
      await (ids.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await submit(page);
    await expect(form(page).getByText(visitor.text('commonˆsave>not_saved'))).toBeVisible();
    await page.reload();
    const next = await readCurrentStep(page);
    expect(next).not.toBe(creatingStep);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await expect(page.locator(`form[data-step="${next}"]`)).toHaveCount(0);
    await expect.poll(() => ids).toHaveLength(2);
    const [first, second, ...others] = creates(visitor);
    expect(second).toEqual(first);
    expect(others).toEqual([]);
    expect(new Set(ids).size).toBe(1);
  },
);

test(
  'back, forward and reload after the decision send nothing and open no earlier step',
  { tag: ['@H20', '@classic-page', '@V2', '@S20', '@history', '@one-lead'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview('at-once');
    await answerAndSubmitStep(page, visitor.createAnswers('at-once'));
    const accepted = title(page, visitor.titles.accepted);
    await expectDecision(page, visitor.titles.accepted);
    expect(filterLeadCalls(visitor).map(({ method }) => method)).toEqual(['PUT']);
    await page.reload();
    await expect(accepted).toBeVisible();
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await page.goto('personal-details');
    await expect(accepted).toBeVisible();
    expect(filterLeadCalls(visitor)).toHaveLength(1);
  },
);
