import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { answerAndSubmitStep, form, readCurrentStep, waitUntilStepLeft } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The loan beside the steps after the first: a column on a wide window, a line on a narrow one. */

const panel = (page: Page) => page.locator('[data-part="loan-panel"]');
const card = (page: Page) => page.locator('main > [data-part="card"]');
const logo = (page: Page) => page.locator('header a').first();
const getBox = async (page: Page, of: (page: Page) => ReturnType<typeof panel>) => {
  const box = await of(page).boundingBox();
  if (box === null) throw new Error('It has no box.');
  return box;
};

test(
  'the loan stands beside a step without moving it, and leads to its change and back',
  { tag: ['@every-page', '@layout', '@axe'] },
  async ({ page, visitor }, info) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('./');
    const first = await readCurrentStep(page);
    await expect(panel(page)).toHaveCount(0);
    const answers = visitor.createAnswers();
    await answerAndSubmitStep(page, answers);
    await waitUntilStepLeft(page, first);
    const second = await readCurrentStep(page);

    await expect(panel(page)).toBeVisible();
    const wide = { panel: await getBox(page, panel), card: await getBox(page, card) };
    expect(wide.panel.x).toBeGreaterThan(wide.card.x + wide.card.width);
    // Header and content share both edges.
    const { x: edge } = await getBox(page, logo);
    expect(wide.card.x).toBeCloseTo(edge);
    expect(wide.panel.x + wide.panel.width).toBeCloseTo(1280 - edge);
    await page.mouse.wheel(0, 400);
    await expect(panel(page)).toBeInViewport();
    await expectAccessible(page, 'loan-panel', info, [1280, 320]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    const narrow = { panel: await getBox(page, panel), card: await getBox(page, card) };
    expect(narrow.panel.y + narrow.panel.height).toBeLessThanOrEqual(narrow.card.y);
    // The place that it has before it loads is as high as the line itself.
    expect(narrow.panel.height).toBeLessThanOrEqual(46);

    await panel(page).getByRole('button').first().press('Enter');
    const change = panel(page).locator('[data-part="loan-figures"] button');
    await change.press('Enter');
    await expect(form(page).locator('[name="loan_amount"]').last()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('[data-part="aside"]:empty')).toHaveCount(0);
    await expectAccessible(page, 'loan-change', info, [1280]);
    const loanStep = await readCurrentStep(page);
    await answerAndSubmitStep(page, answers);
    await waitUntilStepLeft(page, loanStep);
    expect(await readCurrentStep(page)).toBe(second);
    expect(visitor.problems).toEqual([]);
  },
);
