import { expectAccessible } from '../fixtures/accessibility';
import { answerAndSubmitStep } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The screens that `walk.spec.ts` does not visit. On both pages: colours depend on the brand, text lengths on the language. */
test(
  'the screens outside the form have no accessibility violation',
  { tag: ['@axe', '@X14'] },
  async ({ page, visitor }, info) => {
    for (const address of [
      'continue/unknown',
      'unsubscribe?email=ana@example.com',
      'unsubscribe',
      'nowhere',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, address.replace(/[^a-z]+/g, '-'), info);
    }
    await page.goto('./');
    await page.getByRole('button', { name: visitor.text('commonˆfooter>delete') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'delete', info);
  },
);

for (const story of ['never', 'rejected', 'thank-you', 'id-upload']) {
  test(
    `the screen after the story ${story} has no accessibility violation`,
    { tag: ['@axe', '@X14'] },
    async ({ page, visitor, openAtReview }, info) => {
      const fullStory = story === 'never' ? story : `${story}.at-once`;
      await openAtReview(fullStory);
      await answerAndSubmitStep(page, visitor.createAnswers(fullStory));
      const state = story === 'never' ? 'html[data-state="6"]' : 'html:not([data-state="6"])';
      await expect(page.locator(state)).toBeAttached({ timeout: 20_000 });
      await expect(page.locator('main h1')).toBeVisible();
      await expectAccessible(page, story, info);
    },
  );
}
