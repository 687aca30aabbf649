import { expectAccessible } from '../fixtures/accessibility';
import { form, answerAndSubmitStep, decisionTimeoutMs } from '../fixtures/robot';
import { pressByKeyboard } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';

test(
  'the keyboard adds, removes and restores rows with correct focus, and a reload keeps the rows',
  { tag: ['@rest', '@dynamic-page', '@keyboard', '@axe', '@X1', '@X14'] },
  async ({ page, visitor, openAtReview }, info) => {
    const story = 'customer-debts.at-once';
    const { text } = visitor;
    await openAtReview(story);
    await answerAndSubmitStep(page, visitor.createAnswers(story));
    const owners = form(page).locator('[name$=".debt_creditor"]');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = (number: number) => text('fieldsˆdebts>row', { number: String(number) });
    const remove = (number: number) => button(text('commonˆremove_row', { row: row(number) }));
    await expect(owners).toHaveCount(1, { timeout: decisionTimeoutMs });
    await expectAccessible(page, 'rows-one', info);

    await owners.first().focus();
    await page.keyboard.type('Banco Uno');
    await pressByKeyboard(page, button(text('fieldsˆdebts>add')));
    await expect(owners.nth(1)).toBeFocused();
    await page.keyboard.type('Tienda Dos');
    await expectAccessible(page, 'rows-two', info);

    await owners.first().focus();
    await pressByKeyboard(page, remove(1));
    await expect(owners).toHaveCount(1);
    await expect(owners.first()).toHaveValue('Tienda Dos');
    await expect(page.getByText(text('commonˆrow_removed', { row: row(1) }))).toBeFocused();
    await expectAccessible(page, 'rows-removed', info);

    await pressByKeyboard(page, button(text('commonˆundo')));
    await expect(owners.first()).toBeFocused();
    await expect(owners.first()).toHaveValue('Banco Uno');
    await page.reload();
    await expect(owners).toHaveCount(2);
    await expect(owners.nth(1)).toHaveValue('Tienda Dos');
  },
);
