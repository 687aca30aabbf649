import {
  answerStep,
  form,
  pressAtOnce,
  sendStep,
  stepShown,
  submit,
  title,
  walkForm,
} from '../fixtures/robot';
import { leadCalls } from '../fixtures/calls';
import { expect, test, type Visitor } from '../fixtures/test';

/**
 * Experience, item 3: exactly one lead. On one page each: the classic one, where the first step makes it; which step does is
 * the flow’s, that it does so once is not (submission.test.ts).
 */

const creates = (visitor: Visitor) => leadCalls(visitor).filter(({ method }) => method === 'POST');
const isCreate = /\/lead$/;

test(
  'rapid presses on a slow line make one lead',
  { tag: ['@classic-page', '@V6', '@one-lead'] },
  async ({ page, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    await page.goto('./');
    await walkForm(page, visitor.answers(), { until: creatingStep });
    await answerStep(page, visitor.answers());
    let release = () => undefined as void;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isCreate, async (route) => {
      await isReleased;
      await route.continue();
    });
    const button = form(page).locator('button[type=submit]');
    for (let press = 0; press < 5; press += 1) await button.click();
    await button.dblclick();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(page.locator(`form[data-step="${creatingStep}"]`)).toHaveCount(0);
    expect(leadCalls(visitor).map(({ method }) => method)).toEqual(['POST']);
  },
);

test(
  'two tabs that make the lead at once make the same one',
  { tag: ['@classic-page', '@M2', '@tabs', '@one-lead'] },
  async ({ page, context, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    await page.goto('./');
    await walkForm(page, visitor.answers(), { until: creatingStep });
    const other = await context.newPage();
    await other.goto('./');
    const tabs = [page, other];
    for (const tab of tabs) await answerStep(tab, visitor.answers());
    await pressAtOnce(tabs);
    for (const tab of tabs) {
      await expect(tab.locator(`form[data-step="${creatingStep}"]`)).toHaveCount(0, {
        timeout: 15_000,
      });
    }
    const ids = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':lid'))),
      ),
    );
    expect(ids[0]?.[1]).toBe(ids[1]?.[1]);
    const keys = creates(visitor).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  'an answer that is lost is asked for again under the same key, after a reload too',
  { tag: ['@classic-page', '@N2', '@S17', '@network', '@one-lead'] },
  async ({ page, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    await page.goto('./');
    await walkForm(page, visitor.answers(), { until: creatingStep });
    await answerStep(page, visitor.answers());
    const ids: unknown[] = [];
    await page.route(isCreate, async (route) => {
      // What differs after the reload follows as an update.
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch();
      const { id } = await answer.json();
      ids.push(id);
      await (ids.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await submit(page);
    await expect(page.getByText(visitor.words('commonˆsave>not_saved'))).toBeVisible();
    await page.reload();
    expect(await stepShown(page)).toBe(creatingStep);
    await submit(page);
    await expect(page.locator(`form[data-step="${creatingStep}"]`)).toHaveCount(0);
    const [first, second] = creates(visitor);
    expect(second).toEqual(first);
    expect(creates(visitor)).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  },
);

test(
  'back, forward and reload after the decision send nothing and open no closed step',
  { tag: ['@classic-page', '@V2', '@S20', '@history', '@one-lead'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep('at-once');
    await sendStep(page, visitor.answers('at-once'));
    const accepted = title(page, visitor.titles.accepted);
    await expect(accepted).toBeVisible({ timeout: 20_000 });
    expect(leadCalls(visitor).map(({ method }) => method)).toEqual(['PUT']);
    await page.reload();
    await expect(accepted).toBeVisible();
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await page.goto('personal-details');
    await expect(accepted).toBeVisible();
    expect(leadCalls(visitor)).toHaveLength(1);
  },
);
