import { isAccessible } from '../fixtures/accessible';
import { sendStep } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/**
 * The screens that the walk does not pass. On both pages: colours are a brand's and the length of words a language's.
 */
test(
  'every screen beside the form is free of violations',
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
      await isAccessible(page, address.replace(/[^a-z]+/g, '-'), info);
    }
    await page.goto('./');
    await page.getByRole('button', { name: visitor.words('commonˆfooter>delete') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(page, 'delete', info);
  },
);

for (const story of ['never', 'rejected', 'thank-you', 'id-upload']) {
  test(
    `the screen of ${story} is free of violations`,
    { tag: ['@axe', '@X14'] },
    async ({ page, visitor, openAtLastStep }, info) => {
      const told = story === 'never' ? story : `${story}.at-once`;
      await openAtLastStep(told);
      await sendStep(page, visitor.answers(told));
      const state = story === 'never' ? 'html[data-state="6"]' : 'html:not([data-state="6"])';
      await expect(page.locator(state)).toBeAttached({ timeout: 20_000 });
      await expect(page.locator('main h1')).toBeVisible();
      await isAccessible(page, story, info);
    },
  );
}
