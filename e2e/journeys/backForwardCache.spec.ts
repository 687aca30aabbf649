import { expect, test } from '../fixtures/backForwardCacheTest';
import { answerAndSubmitStep, expectDecision } from '../fixtures/robot';

/** On one page: the back/forward cache depends on neither flow nor country. */
test(
  'back from the partner’s page restores the screen, requests the lead’s status and redirects again only on a click',
  { tag: ['@classic-page', '@V3', '@history'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview('at-once');
    await answerAndSubmitStep(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
    const partner = page.getByRole('heading', { name: 'Partner sandbox' });
    await expect(partner).toBeVisible();

    const asked = page.waitForResponse(/\/api\/lead\/status\//);
    // `page.goBack()` waits for a load event, and a cached page has none.
    await page.evaluate(() => history.back());
    expect((await asked).status()).toBe(200);
    await expect(page).toHaveURL(/redirected$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(partner).toBeHidden();

    await page.getByRole('button').filter({ hasText: 'Banco Muestra' }).click();
    await expect(partner).toBeVisible();
    expect(visitor.calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(1);
  },
);
