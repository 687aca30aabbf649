import { isAccessible } from '../fixtures/accessible';
import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { ResultTable } from '../fixtures/resultTable';
import { afterStep, form, title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * The one test that every page takes: all its questions are asked and answered, in its own words and colours, from the landing
 * page to the partner’s, by keyboard alone. Its log holds a table of the steps and what held of them.
 */
test(
  'an applicant with a keyboard alone comes to the partner, and every step and screen is accessible, its errors too',
  { tag: ['@every-page', '@walk', '@axe', '@keyboard', '@X1', '@X14'] },
  async ({ page, visitor }, info) => {
    test.setTimeout(300_000);
    await page.goto('./');
    const table = new ResultTable(info, 'step', ['axe on entry', 'axe after an error']);
    const onStep = async (step: string) => {
      await table.cell(step, 'axe on entry', () => isAccessible(page, step, info));
      const summary = page.getByRole('alert');
      await form(page).locator('button[type=submit]').press('Enter');
      await expect(summary.or(afterStep(page, step)).first()).toBeVisible();
      if (await summary.isVisible()) {
        await table.cell(step, 'axe after an error', () => isAccessible(page, `${step}-errors`, info, [360]));
      } else await page.goBack();
      await expect(form(page)).toHaveAttribute('data-step', step);
    };
    const walked = await walkForm(page, visitor.answers('at-once'), {
      onStep,
      leave: answerByKeyboard,
    }).finally(() => table.print());
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
