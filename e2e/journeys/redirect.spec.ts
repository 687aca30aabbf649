import type { Page } from '@playwright/test';
import { answerAndSubmitStep, title, decisionTimeoutMs } from '../fixtures/robot';
import { expect, test, type Visitor } from '../fixtures/test';

/** A redirect by POST that the content policy stops. On one page: the policy and the screen are the same for every page. */

/** The server redirects to this address by POST. */
async function redirectTo(page: Page, url: string): Promise<void> {
  await page.route(/\/api\/(?!_)/, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json().catch(() => null);
    if (typeof body !== 'object' || body === null || !('redirect' in body))
      return route.fulfill({ response });
    return route.fulfill({
      response,
      json: { ...body, redirect: { url, method: 'POST', params: { lead: '1' } } },
    });
  });
}

async function acceptOffer(page: Page, visitor: Visitor, story: string): Promise<void> {
  await answerAndSubmitStep(page, visitor.createAnswers(story));
  await page
    .getByRole('button', { name: visitor.text('screensˆaccepted>continue') })
    .click({ timeout: decisionTimeoutMs });
}

test(
  'a POST to a host that is not listed is not sent, and the screen says why',
  { tag: ['@H2', '@dynamic-page', '@S2', '@S10'] },
  async ({ page, visitor, openAtReview }) => {
    const story = 'at-once.post-redirect';
    await openAtReview(story);
    await redirectTo(page, 'https://elsewhere.example/go');
    await acceptOffer(page, visitor, story);
    await expect(title(page, visitor.text('screensˆredirected>stopped_title'))).toBeVisible();
    await expect(page.getByText(visitor.text('screensˆredirected>unlisted'))).toBeVisible();
    await expect(page.getByRole('button', { name: visitor.text('screensˆredirected>ask') })).toBeVisible();
  },
);

test(
  'a POST that a partner leads on to a host that is not listed is stopped, and the screen says why',
  { tag: ['@H10', '@dynamic-page', '@S2', '@S10'] },
  async ({ page, visitor, openAtReview, baseURL }) => {
    const story = 'at-once.post-redirect';
    const { origin } = new URL(String(baseURL));
    await openAtReview(story);
    await redirectTo(page, `${origin}/partner-sandbox?next=https://elsewhere.example/`);
    await acceptOffer(page, visitor, story);
    await expect(page.getByText(visitor.text('screensˆredirected>stopped'))).toBeVisible();
    await expect(title(page, visitor.text('screensˆredirected>stopped_title'))).toBeVisible();
    // The browser reports what it has stopped, for the policy of the header and for that of the document.
    const problems = visitor.problems.splice(0);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain('form-action');
  },
);
