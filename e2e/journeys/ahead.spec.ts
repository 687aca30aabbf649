import type { Page } from '@playwright/test';
import { answerAndSubmitStep, answerStep, form, readCurrentStep, submit } from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test, type Visitor } from '../fixtures/test';
import { holdRequests } from '../fixtures/holdRequests';
import { waitForScripts } from '../fixtures/waitForScripts';

/** The next step opens before the server has answered. On both pages: each step of a classic page is sent. */

/** Holds the calls that send the lead back until `release` is called. */
const holdLeadCalls = (page: Page) => holdRequests(page, /\/lead$/);

/** Answers the steps up to the one that creates the lead, and submits it. Returns that step. */
async function sendFirstStep(page: Page, visitor: Visitor, creatingStep: string): Promise<string> {
  for (;;) {
    const step = await readCurrentStep(page);
    await answerAndSubmitStep(page, visitor.createAnswers());
    if (step === creatingStep.split('/').at(-1)) return step;
    await expect(form(page)).not.toHaveAttribute('data-step', step);
  }
}

const button = (page: Page) => form(page).locator('button[type=submit]');

test(
  'the next step is open and free while the one before is being sent, and nothing that is typed there is lost',
  { tag: ['@network', '@one-lead'] },
  async ({ page, visitor, completedForm }) => {
    const { release } = await holdLeadCalls(page);
    await page.goto('');
    const sent = await sendFirstStep(page, visitor, completedForm.creatingStep);
    await expect(form(page)).not.toHaveAttribute('data-step', sent);
    const next = await readCurrentStep(page);
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(button(page)).toContainText(visitor.text('commonˆcontinue'));
    const answers = visitor.createAnswers();
    const field = form(page).locator('input[type=text]:visible, input:not([type]):visible').first();
    await field.focus();
    await page.keyboard.type('A');
    release();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('lid'))))
      .toBe(true);
    await expect(form(page)).toHaveAttribute('data-step', next);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^A/);
    await answerStep(page, answers);
    await submit(page);
    await expect(form(page)).not.toHaveAttribute('data-step', next);
    expect(filterLeadCalls(visitor).filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);

test(
  'without a network the applicant goes on, reloads, and everything is sent when it is back',
  { tag: ['@N1', '@network', '@storage', '@one-lead'] },
  async ({ page, context, visitor, completedForm }) => {
    // Without the policies no create can be prepared before the network is back.
    await page.route(/\/policies/, (route) => route.abort());
    await page.goto('');
    // What a press needs loads when the browser is idle.
    await waitForScripts(page, 'form');
    await context.setOffline(true);
    const sent = await sendFirstStep(page, visitor, completedForm.creatingStep);
    await expect(form(page)).not.toHaveAttribute('data-step', sent);
    const next = await readCurrentStep(page);
    const status = form(page).getByRole('status');
    await expect(status).toContainText(visitor.text('commonˆsave>offline'));
    await expect(button(page)).toContainText(visitor.text('commonˆcontinue'));
    await answerAndSubmitStep(page, visitor.createAnswers());
    await expect(form(page)).not.toHaveAttribute('data-step', next);
    const last = await readCurrentStep(page);
    await context.setOffline(false);
    await page.unroute(/\/policies/);
    await page.reload();
    await expect(form(page)).toHaveAttribute('data-step', last);
    await answerAndSubmitStep(page, visitor.createAnswers());
    await expect(form(page)).not.toHaveAttribute('data-step', last);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('lid'))))
      .toBe(true);
    // The attempts without a network count as calls too. One key is one lead.
    const creates = filterLeadCalls(visitor).filter(({ method }) => method === 'POST');
    expect(new Set(creates.map(({ key }) => key)).size).toBe(1);
  },
);
