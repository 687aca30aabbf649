import type { Page } from '@playwright/test';
import { answerStep, pressAtOnce, screenAfterForm, stepShown, title, walkForm } from '../fixtures/robot';
import { answer } from './consenting';
import { expect, test, type ThirdParties } from './thirdParties';
import { conversions, layerEntries, pixelNames } from './told';

/** What is told of a lead is told once: over reloads, back and forward, and by one of two tabs. */

const both = (...names: readonly string[]) => ({ social: names, second: names });

/** The platforms have started on so many pages of the visit. */
const started = (world: ThirdParties): number =>
  layerEntries(world).filter((entry) => JSON.stringify(entry).includes('gtm.start')).length;

const accepted = (page: Page) => page.locator(screenAfterForm);

test('a registration: over a reload, back, forward and another tab', async ({
  page,
  context,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await openAtLastStep('at-once');
  await answer(page, visitor.words, 'accept');
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => pixelNames(thirdParties)).toEqual(both('CompleteRegistration'));

  await page.reload();
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => started(thirdParties)).toBe(2);
  await page.goBack();
  await page.goForward();
  await expect(accepted(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('./');
  await expect(title(other, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => started(thirdParties)).toBeGreaterThanOrEqual(3);
  expect(pixelNames(thirdParties)).toEqual(both('CompleteRegistration'));
  expect(conversions(thirdParties)).toHaveLength(1);
});

test('a lead that two tabs create at once', async ({ page, context, visitor, filledIn, thirdParties }) => {
  const answers = visitor.answers('at-once');
  await page.goto('./');
  await answer(page, visitor.words, 'accept');
  await walkForm(page, answers, { until: filledIn.creatingStep });
  const other = await context.newPage();
  await other.goto('./');
  expect(await stepShown(other)).toBe(filledIn.creatingStep);
  await expect.poll(() => started(thirdParties)).toBe(2);
  for (const tab of [page, other]) await answerStep(tab, answers);
  await pressAtOnce([page, other]);
  for (const tab of [page, other]) {
    await expect(tab.locator(`form[data-step]:not([data-step="${filledIn.creatingStep}"])`)).toBeVisible();
  }
  await expect.poll(() => pixelNames(thirdParties)).toEqual(both('Lead'));
  await page.reload();
  await stepShown(page);
  await expect.poll(() => started(thirdParties)).toBe(3);
  expect(pixelNames(thirdParties)).toEqual(both('Lead'));
});

for (const [end, story, names] of [
  ['accepted', 'at-once', ['CompleteRegistration']],
  ['rejected', 'rejected.at-once', ['CompleteRegistration', 'Reject']],
] as const) {
  test(`an application that two tabs send at once, and that is ${end}`, async ({
    page,
    context,
    visitor,
    thirdParties,
    openAtLastStep,
  }) => {
    await openAtLastStep(story);
    await answer(page, visitor.words, 'accept');
    const other = await context.newPage();
    await other.goto('./');
    await expect.poll(() => started(thirdParties)).toBe(2);
    for (const tab of [page, other]) await answerStep(tab, visitor.answers(story));
    await pressAtOnce([page, other]);
    for (const tab of [page, other]) await expect(title(tab, visitor.titles[end])).toBeVisible();
    await expect.poll(() => pixelNames(thirdParties)).toEqual(both(...names));
    await page.reload();
    await expect(title(page, visitor.titles[end])).toBeVisible();
    await expect.poll(() => started(thirdParties)).toBe(3);
    expect(pixelNames(thirdParties)).toEqual(both(...names));
    expect(conversions(thirdParties)).toHaveLength(1);
  });
}
