import { isAccessible } from '../fixtures/accessible';
import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { afterStep, form, title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * The one test that every page takes: all its questions are asked and answered, in its own words and colours, from the landing
 * page to the partner’s, by keyboard alone.
 */
test(
  'an applicant with a keyboard alone comes to the partner, and every step and screen is accessible, its errors too',
  { tag: ['@every-page', '@walk', '@axe', '@keyboard', '@X1', '@X14'] },
  async ({ page, visitor }, info) => {
    test.setTimeout(300_000);
    await page.goto('./');
    const walked = await walkForm(page, visitor.answers('at-once'), {
      onStep: async (step) => {
        await isAccessible(page, step, info);
        const summary = page.getByRole('alert');
        await form(page).locator('button[type=submit]').press('Enter');
        await expect(summary.or(afterStep(page, step)).first()).toBeVisible();
        if (await summary.isVisible()) await isAccessible(page, `${step}-errors`, info, [360]);
        else await page.goBack();
        await expect(form(page)).toHaveAttribute('data-step', step);
      },
      leave: answerByKeyboard,
    });
    expect(walked.length).toBeGreaterThan(1);
    await expect(title(page, visitor.titles.accepted)).toBeVisible({ timeout: 20_000 });
    await isAccessible(page, 'accepted', info);
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }),
    );
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessible(page, 'redirected', info);
  },
);
