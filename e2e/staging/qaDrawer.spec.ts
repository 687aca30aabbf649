import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { filterLeadCalls } from '../fixtures/calls';
import { form, readCurrentStep, submit, title, openReview } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The QA drawer, which only the build for staging has. On one page: it is the same on all pages. */

const qaElement = (page: Page, name: string) => page.locator(`[data-qa="${name}"]`);

test(
  'the QA drawer fills a step, rejects a field, simulates offline and jumps to an offer',
  { tag: ['@qa', '@network'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    await page.goto('./?qa');
    const step = await readCurrentStep(page);
    const drawer = page.getByRole('dialog', { name: 'QA' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyQ');
    await expect(qaElement(page, 'opener')).toBeFocused();
    await page.keyboard.press('Alt+Shift+KeyQ');
    await expect(drawer).toBeFocused();

    await qaElement(page, 'fill-maximal').click();
    await expect(qaElement(page, 'said')).toContainText(`of ${step} filled`);
    await qaElement(page, 'failure').selectOption('422');
    const field = await qaElement(page, 'field').inputValue();
    await openReview(page);
    await submit(page);
    await expect(page.locator(`[id="field-${field}-error"]`)).toBeVisible();
    await expect(form(page)).toHaveAttribute('data-step', step);

    await qaElement(page, 'network-off').click();
    await qaElement(page, 'offline').check();
    const sent = filterLeadCalls(visitor).length;
    await openReview(page);
    await submit(page);
    await expect(form(page).getByRole('status')).toContainText(visitor.text('commonˆsave>offline'));
    expect(filterLeadCalls(visitor)).toHaveLength(sent);
    await qaElement(page, 'offline').uncheck();
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(filterLeadCalls(visitor)).toHaveLength(sent + 1);
    await expect(qaElement(page, 'call')).toHaveText(/^PUT .*\/v3\/lead$/);
    await expect(qaElement(page, 'changes')).toHaveText('Nothing changed.');

    await qaElement(page, 'state').selectOption({ label: '39 PROVIDENT_OFFER' });
    await qaElement(page, 'jump-state').click();
    await expect(page.locator('html')).toHaveAttribute('data-state', '39');
    await expect(page).toHaveURL(/\/provident-offer$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(qaElement(page, 'said')).toHaveText('PROVIDENT_OFFER, set by the reference back end.');

    await qaElement(page, 'close').press('Escape');
    await expect(qaElement(page, 'opener')).toBeFocused();
    await expect(drawer).toHaveCount(0);
  },
);

test(
  'the QA drawer opens by ?qa, jumps to a state and a step on a first visit and covers no button on a phone',
  { tag: ['@qa', '@axe', '@layout'] },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./?qa');
    const drawer = page.getByRole('dialog', { name: 'QA' });
    await expect(drawer).toBeVisible();
    const isButtonCovered = () =>
      form(page)
        .locator('button[type=submit]')
        .evaluate((button) => {
          button.scrollIntoView({ block: 'end' });
          const { left, bottom } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(left + 8, bottom - 8));
        });
    await expect.poll(isButtonCovered).toBe(false);
    await expectAccessible(page, 'qa', info);

    await qaElement(page, 'state').selectOption({ label: '31 CUSTOMER_DEBTS' });
    await qaElement(page, 'jump-state').click();
    await expect(form(page)).toHaveAttribute('data-step', 'customer-debts');
    await qaElement(page, 'fill-minimal').click();
    await submit(page);
    await expect(page.locator('html')).toHaveAttribute('data-state', '10');

    const last = await qaElement(page, 'step').locator('option').last().textContent();
    await qaElement(page, 'step').selectOption({ label: last ?? '' });
    await qaElement(page, 'jump-step').click();
    await expect(form(page)).toHaveAttribute('data-step', last ?? '');
  },
);
