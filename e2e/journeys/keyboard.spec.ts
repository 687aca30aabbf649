import { answerByKeyboard, pressByKeyboard } from '../fixtures/keyboard';
import { title, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { wordsIn } from '../fixtures/words';

/** In the page’s own language every page is walked by keyboard: walk.spec.ts. */
test(
  'an applicant with a keyboard alone comes from the landing page to the partner in English',
  { tag: ['@keyboard', '@X1', '@language'] },
  async ({ page, visitor }) => {
    test.setTimeout(240_000);
    const words = wordsIn('en');
    await page.goto('./');
    const english = page.getByRole('button', { name: words('commonˆlanguages>en') });
    await pressByKeyboard(page, english);
    await expect(english).toHaveAttribute('aria-pressed', 'true');
    await walkForm(page, visitor.answers(), { leave: answerByKeyboard });
    await expect(title(page, words('screensˆchecking>title'))).toBeVisible();
    await expect(title(page, words('screensˆaccepted>title', { partner: 'Banco Muestra' }))).toBeVisible({
      timeout: 20_000,
    });
    await pressByKeyboard(page, page.getByRole('button', { name: words('screensˆaccepted>continue') }));
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
  },
);
