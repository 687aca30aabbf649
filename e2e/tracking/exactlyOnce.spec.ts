import type { Page } from '@playwright/test';
import {
  answerStep,
  expectSameAnswers,
  submitInAllTabs,
  screenAfterFormSelector,
  readCurrentStep,
  walkForm,
  openReview,
  expectDecision,
} from '../fixtures/robot';
import { answerBanner, waitForPixels } from './consentBanner';
import { expect, test, type ThirdParties } from './thirdParties';
import { readConversions, readDataLayerEntries, readPixelEventNames } from './platformRequests';

/** Each event of a lead is sent once: over reloads, back and forward, and by one of two tabs. */

const forBothPixels = (...names: readonly string[]) => ({ social: names, second: names });

/** Counts the pages of the visit that started the platforms. */
const countStarts = (thirdParties: ThirdParties): number =>
  readDataLayerEntries(thirdParties).filter((entry) => JSON.stringify(entry).includes('gtm.start')).length;

const findAcceptedScreen = (page: Page) => page.locator(screenAfterFormSelector);

test(
  'a registration is sent once over a reload, back, forward and another tab',
  { tag: ['@K9', '@rest', '@every-page'] },
  async ({ page, context, visitor, thirdParties }) => {
    await page.goto('./');
    await answerBanner(page, visitor.text, 'accept');
    await waitForPixels(page);
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    const events = forBothPixels('Lead', 'CompleteRegistration');
    await expect.poll(() => readPixelEventNames(thirdParties)).toEqual(events);
    await expect.poll(() => readConversions(thirdParties)).toHaveLength(1);

    await page.reload();
    await expectDecision(page, visitor.titles.accepted);
    await expect.poll(() => countStarts(thirdParties)).toBe(2);
    await page.goBack();
    await page.goForward();
    await expect(findAcceptedScreen(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('./');
    await expectDecision(other, visitor.titles.accepted);
    await expect.poll(() => countStarts(thirdParties)).toBeGreaterThanOrEqual(3);
    expect(readPixelEventNames(thirdParties)).toEqual(events);
    expect(readConversions(thirdParties)).toHaveLength(1);
  },
);

test(
  'a lead that two tabs create at the same time is sent once',
  { tag: '@K9' },
  async ({ page, context, visitor, completedForm, thirdParties }) => {
    const answers = visitor.createAnswers('at-once');
    await page.goto('./');
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, answers, { until: completedForm.creatingStep });
    const other = await context.newPage();
    await other.goto('./');
    expect(await readCurrentStep(other)).toBe(completedForm.creatingStep);
    await expect.poll(() => countStarts(thirdParties)).toBe(2);
    for (const tab of [page, other]) await waitForPixels(tab);
    await answerStep(page, answers);
    await expectSameAnswers(page, other);
    await submitInAllTabs([page, other]);
    for (const tab of [page, other]) {
      await expect(
        tab.locator(`form[data-step]:not([data-step="${completedForm.creatingStep}"])`),
      ).toBeVisible();
    }
    await expect.poll(() => readPixelEventNames(thirdParties)).toEqual(forBothPixels('Lead'));
    await page.reload();
    await readCurrentStep(page);
    await expect.poll(() => countStarts(thirdParties)).toBe(3);
    expect(readPixelEventNames(thirdParties)).toEqual(forBothPixels('Lead'));
  },
);

for (const [end, story, names] of [
  ['accepted', 'at-once', ['CompleteRegistration']],
  ['rejected', 'rejected.at-once', ['CompleteRegistration', 'Reject']],
] as const) {
  test(
    `an application that two tabs submit at the same time and that is ${end} is sent once`,
    { tag: '@rest' },
    async ({ page, context, visitor, thirdParties, openAtLastStep }) => {
      await openAtLastStep(story);
      await answerBanner(page, visitor.text, 'accept');
      const other = await context.newPage();
      await other.goto('./');
      await expect.poll(() => countStarts(thirdParties)).toBe(2);
      for (const tab of [page, other]) {
        await waitForPixels(tab);
        await answerStep(tab, visitor.createAnswers(story));
        await openReview(tab);
      }
      await submitInAllTabs([page, other]);
      for (const tab of [page, other]) await expectDecision(tab, visitor.titles[end]);
      await expect.poll(() => readPixelEventNames(thirdParties)).toEqual(forBothPixels(...names));
      await expect.poll(() => readConversions(thirdParties)).toHaveLength(1);
      await page.reload();
      await expectDecision(page, visitor.titles[end]);
      await expect.poll(() => countStarts(thirdParties)).toBe(3);
      expect(readPixelEventNames(thirdParties)).toEqual(forBothPixels(...names));
      expect(readConversions(thirdParties)).toHaveLength(1);
    },
  );
}
