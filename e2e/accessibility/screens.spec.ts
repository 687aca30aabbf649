import { expectAccessible } from '../fixtures/accessibility';
import { visitOtherScreens } from '../fixtures/otherScreens';
import { answerAndSubmitStep } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The screens that `walk.spec.ts` does not visit. On both pages: colours depend on the brand, text lengths on the language. */
test(
  'the screens outside the form have no accessibility violation',
  { tag: ['@axe', '@X14'] },
  async ({ page, visitor }, info) => {
    await visitOtherScreens(page, visitor, (name) =>
      expectAccessible(page, name.replace(/[^a-z]+/g, '-'), info),
    );
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
