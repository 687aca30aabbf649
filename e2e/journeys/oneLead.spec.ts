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
import { expect, leadCalls, test, type Visitor } from '../fixtures/test';

/** Experience, item 3: exactly one lead. */

const creates = (visitor: Visitor) => leadCalls(visitor).filter(({ method }) => method === 'POST');
const isCreate = /\/lead$/;

test('rapid presses on a slow line make one lead', async ({ page, visitor }) => {
  const journey = visitor.journey();
  await page.goto('./');
  await walkForm(page, journey, { until: journey.creatingStep });
  await answerStep(page, journey.answers);
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
  await expect(page.locator(`form[data-step="${journey.creatingStep}"]`)).toHaveCount(0);
  expect(leadCalls(visitor).map(({ method }) => method)).toEqual(['POST']);
});

test('two tabs that make the lead at once make the same one', async ({ page, context, visitor }) => {
  const journey = visitor.journey();
  await page.goto('./');
  await walkForm(page, journey, { until: journey.creatingStep });
  const other = await context.newPage();
  await other.goto('./');
  const tabs = [page, other];
  for (const tab of tabs) await answerStep(tab, journey.answers);
  await pressAtOnce(tabs);
  for (const tab of tabs) {
    await expect(tab.locator(`form[data-step="${journey.creatingStep}"]`)).toHaveCount(0, {
      timeout: 15_000,
    });
  }
  const ids = await Promise.all(
    tabs.map((tab) => tab.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':lid')))),
  );
  expect(ids[0]?.[1]).toBe(ids[1]?.[1]);
  const keys = creates(visitor).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('an answer that is lost is asked for again under the same key, after a reload too', async ({
  page,
  visitor,
}) => {
  const journey = visitor.journey();
  await page.goto('./');
  await walkForm(page, journey, { until: journey.creatingStep });
  await answerStep(page, journey.answers);
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
  expect(await stepShown(page)).toBe(journey.creatingStep);
  await submit(page);
  await expect(page.locator(`form[data-step="${journey.creatingStep}"]`)).toHaveCount(0);
  const [first, second] = creates(visitor);
  expect(second).toEqual(first);
  expect(creates(visitor)).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('back, forward and reload after the decision send nothing and open no closed step', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  const journey = visitor.journey();
  await openAtLastStep();
  await sendStep(page, journey.answers);
  const accepted = title(page, journey.heading.accepted);
  await expect(accepted).toBeVisible({ timeout: 20_000 });
  expect(leadCalls(visitor).map(({ method }) => method)).toEqual(['PUT']);
  await page.reload();
  await expect(accepted).toBeVisible();
  await page.goBack();
  await expect(form(page)).toHaveCount(0);
  await page.goto('personal-details');
  await expect(accepted).toBeVisible();
  expect(leadCalls(visitor)).toHaveLength(1);
});
