import { answerAndSubmitStep } from '../fixtures/robot';
import { progressStates } from '../fixtures/states';
import { expect, test } from '../fixtures/test';

/** Every screen after the form in real old Chromiums: nothing that they lack keeps an applicant from the way on. */

const states = progressStates.filter(({ phase, name }) => phase === 'after-offer' && name !== 'REDIRECTED');

for (const { state, name, route } of states) {
  test(
    `the screen of state ${state} ${name} is shown`,
    { tag: ['@old-chromium'] },
    async ({ page, visitor, openAtReview }) => {
      const story = name === 'CHECKING' ? 'never' : `at-once.${route}`;
      await openAtReview(story);
      await answerAndSubmitStep(page, visitor.createAnswers(story));
      await page.waitForURL(new RegExp(`/${route}(?:/|$)`));
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText(visitor.text('commonˆfailure>title'))).toHaveCount(0);
    },
  );
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('text can be read', { tag: ['@old-chromium'] }, async ({ page }) => {
    await page.goto('./');
    const [color, background] = await page
      .locator('html')
      .evaluate((element) => [
        getComputedStyle(document.body).color,
        getComputedStyle(element).backgroundColor,
      ]);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    expect(color).not.toBe(background);
  });
});
