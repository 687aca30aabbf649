import { expect, test } from '@playwright/test';
import { journeyOf } from '../fixtures/answers';
import { pressByKeyboard, walkByKeyboard } from '../fixtures/keyboard';
import { title } from '../fixtures/robot';
import { wordsIn, wordsOf } from '../fixtures/words';

for (const language of ['the page’s language', 'English'] as const) {
  test(`an applicant with a keyboard alone comes from the landing page to the partner in ${language}`, async ({
    page,
  }, { project }) => {
    test.setTimeout(240_000);
    const words = language === 'English' ? wordsIn('en') : wordsOf(project.name);
    const journey = journeyOf(project.name);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto('./');
    if (language === 'English') {
      const english = page.getByRole('button', { name: words('commonˆlanguages>en') });
      await pressByKeyboard(page, english);
      await expect(english).toHaveAttribute('aria-pressed', 'true');
    }
    const walked = await walkByKeyboard(page, journey);
    expect(walked.length).toBeGreaterThan(5);
    await expect(title(page, words('screensˆchecking>title'))).toBeVisible();
    await expect(title(page, words('screensˆaccepted>title', { partner: 'Banco Muestra' }))).toBeVisible({
      timeout: 20_000,
    });
    await pressByKeyboard(page, page.getByRole('button', { name: words('screensˆaccepted>continue') }));
    await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
