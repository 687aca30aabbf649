import { isAccessible } from '../fixtures/accessible';
import { form, sendStep } from '../fixtures/robot';
import { pressByKeyboard } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';

test(
  'rows come, go and come back by keyboard alone, the focus with them, and a reload keeps them',
  { tag: ['@dynamic-page', '@keyboard', '@axe', '@X1', '@X14'] },
  async ({ page, visitor, openAtLastStep }, info) => {
    const story = 'customer-debts.at-once';
    const { words } = visitor;
    await openAtLastStep(story);
    await sendStep(page, visitor.answers(story));
    const owners = form(page).locator('[name$=".debt_creditor"]');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = (number: number) => words('fieldsˆdebts>row', { number: String(number) });
    const remove = (number: number) => button(words('commonˆremove_row', { row: row(number) }));
    await expect(owners).toHaveCount(1, { timeout: 20_000 });
    await isAccessible(page, 'rows-one', info);

    await owners.first().focus();
    await page.keyboard.type('Banco Uno');
    await pressByKeyboard(page, button(words('fieldsˆdebts>add')));
    await expect(owners.nth(1)).toBeFocused();
    await page.keyboard.type('Tienda Dos');
    await isAccessible(page, 'rows-two', info);

    await owners.first().focus();
    await pressByKeyboard(page, remove(1));
    await expect(owners).toHaveCount(1);
    await expect(owners.first()).toHaveValue('Tienda Dos');
    await expect(page.getByText(words('commonˆrow_removed', { row: row(1) }))).toBeFocused();
    await isAccessible(page, 'rows-removed', info);

    await pressByKeyboard(page, button(words('commonˆundo')));
    await expect(owners.first()).toBeFocused();
    await expect(owners.first()).toHaveValue('Banco Uno');
    await page.reload();
    await expect(owners).toHaveCount(2);
    await expect(owners.nth(1)).toHaveValue('Tienda Dos');
  },
);
