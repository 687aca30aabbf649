import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { title, walkForm, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { createTextLookup } from '../fixtures/texts';

/** `walk.spec.ts` does the same on every page in the page’s own language. */
test(
  'an applicant using only the keyboard gets from the landing page to the partner in English',
  { tag: ['@keyboard', '@X1', '@language'] },
  async ({ page, visitor }) => {
    test.setTimeout(240_000);
    const text = createTextLookup('en');
    await page.goto('./');
    const english = page.getByRole('button', { name: text('commonˆlanguages>en') });
    await pressByKeyboard(page, english);
    await expect(english).toHaveAttribute('aria-pressed', 'true');
    await walkForm(page, visitor.createAnswers(), { leave: (answers) => answerByKeyboard(page, answers) });
    await expect(title(page, text('screensˆchecking>title'))).toBeVisible();
    await expectDecision(page, text('screensˆaccepted>title', { partner: 'Banco Muestra' }));
    await pressByKeyboard(page, page.getByRole('button', { name: text('screensˆaccepted>continue') }));
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
  },
);
