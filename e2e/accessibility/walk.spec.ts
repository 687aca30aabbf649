import { expectAccessible } from '../fixtures/accessibility';
import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { ResultTable } from '../fixtures/resultTable';
import { getScreenAfterStep, form, walkForm, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * The one test that runs on every page: it answers all questions from the landing page to the partner, in the page's own texts and
 * colours, using only the keyboard. It prints a table of the steps and their results.
 */
test(
  'an applicant using only the keyboard gets to the partner, and no step or screen has an accessibility violation',
  { tag: ['@rest', '@every-page', '@walk', '@axe', '@keyboard', '@X1', '@X14', '@firefox'] },
  async ({ page, visitor }, info) => {
    test.setTimeout(300_000);
    await page.goto('./');
    const table = new ResultTable(info, 'step', ['axe on entry', 'axe after an error']);
    const onStep = async (step: string) => {
      await table.cell(step, 'axe on entry', () => expectAccessible(page, step, info));
      // The review has nothing to answer wrongly. Its button sends the application.
      if (step === 'review') return;
      const summary = page.getByRole('alert');
      await form(page).locator('button[type=submit]').press('Enter');
      await expect(summary.or(getScreenAfterStep(page, step)).first()).toBeVisible();
      if (await summary.isVisible()) {
        await table.cell(step, 'axe after an error', () =>
          expectAccessible(page, `${step}-errors`, info, [360]),
        );
      } else await page.goBack();
      await expect(form(page)).toHaveAttribute('data-step', step);
    };
    const walked = await walkForm(page, visitor.createAnswers('at-once'), {
      onStep,
      leave: (answers) => answerByKeyboard(page, answers),
    }).finally(() => table.print());
    expect(walked.length).toBeGreaterThan(1);
    await expectDecision(page, visitor.titles.accepted);
    await expectAccessible(page, 'accepted', info);
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }),
    );
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'redirected', info);
  },
);
