import type { Locator } from '@playwright/test';
import { answerAndSubmitStep, decisionTimeoutMs } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The prices of several offers are compared without scrolling. */

const story = 'at-once.ipfd-offer-choice';

const getBottom = async (element: Locator) => {
  const box = await element.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

test(
  'two offers are compared on one screen, on a phone and on a desktop',
  { tag: ['@layout', '@states'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview(story);
    await answerAndSubmitStep(page, visitor.createAnswers(story));
    const options = page.getByRole('radio');
    await expect(options).toHaveCount(2, { timeout: decisionTimeoutMs });
    const figures = page.locator('[data-part="card"] dl');

    await page.setViewportSize({ width: 360, height: 740 });
    const rates = figures.locator('dt', { hasText: visitor.text('commonˆprice>apr') });
    expect(await getBottom(rates.last())).toBeLessThanOrEqual(740);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(options).toHaveCount(2);
    const accept = page.getByRole('button', { name: visitor.text('screensˆoffer>accept') });
    expect(await getBottom(accept)).toBeLessThanOrEqual(800);
    const [first, second] = await figures.all();
    const tops = await Promise.all([first, second].map(async (list) => (await list?.boundingBox())?.y));
    expect(tops[0]).toBe(tops[1]);
    expect((await page.locator('[data-part="card"]').boundingBox())?.width).toBeGreaterThanOrEqual(760);
    await options.first().check();
    await expect(options.first()).toBeChecked();
  },
);
