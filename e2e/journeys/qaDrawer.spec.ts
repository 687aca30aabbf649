import type { Page } from '@playwright/test';
import { isAccessible } from '../fixtures/accessible';
import { leadCalls } from '../fixtures/calls';
import { form, stepShown, submit, title } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The drawer of builds for development and staging. On one page: it is the same on all. */

const part = (page: Page, name: string) => page.locator(`[data-qa="${name}"]`);

test(
  'the QA drawer fills a step, refuses a field, takes the network away and leads to an offer',
  { tag: ['@qa', '@network', '@dynamic-page'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    await page.goto('./?qa');
    const step = await stepShown(page);
    const drawer = page.getByRole('dialog', { name: 'QA' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyQ');
    await expect(part(page, 'opener')).toBeFocused();
    await page.keyboard.press('Alt+Shift+KeyQ');
    await expect(drawer).toBeFocused();

    await part(page, 'fill-maximal').click();
    await expect(part(page, 'said')).toContainText(`of ${step} filled`);
    await part(page, 'failure').selectOption('422');
    const field = await part(page, 'field').inputValue();
    await submit(page);
    await expect(page.locator(`[id="field-${field}-error"]`)).toBeVisible();
    await expect(form(page)).toHaveAttribute('data-step', step);

    await part(page, 'network-off').click();
    await part(page, 'offline').check();
    const sent = leadCalls(visitor).length;
    await submit(page);
    await expect(form(page).getByRole('status')).toContainText(visitor.words('commonˆsave>offline'));
    expect(leadCalls(visitor)).toHaveLength(sent);
    await part(page, 'offline').uncheck();
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(leadCalls(visitor)).toHaveLength(sent + 1);
    await expect(part(page, 'call')).toHaveText(/^PUT .*\/v3\/lead$/);
    await expect(part(page, 'changes')).toHaveText('Nothing changed.');

    await part(page, 'state').selectOption({ label: '39 PROVIDENT_OFFER' });
    await part(page, 'jump-state').click();
    await expect(page.locator('html')).toHaveAttribute('data-state', '39');
    await expect(page).toHaveURL(/\/provident-offer$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(part(page, 'said')).toHaveText('PROVIDENT_OFFER, told by the reference back end.');

    await part(page, 'close').press('Escape');
    await expect(part(page, 'opener')).toBeFocused();
    await expect(drawer).toHaveCount(0);
  },
);

test(
  'the QA drawer opens by the address, leads a fresh visit to a state and a step, and covers no button of a phone',
  { tag: ['@qa', '@axe', '@layout', '@dynamic-page'] },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./?qa');
    const drawer = page.getByRole('dialog', { name: 'QA' });
    await expect(drawer).toBeVisible();
    const covered = () =>
      form(page)
        .locator('button[type=submit]')
        .evaluate((button) => {
          button.scrollIntoView({ block: 'end' });
          const { left, bottom } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(left + 8, bottom - 8));
        });
    expect(await covered()).toBe(false);
    await isAccessible(page, 'qa', info);

    await part(page, 'state').selectOption({ label: '31 CUSTOMER_DEBTS' });
    await part(page, 'jump-state').click();
    await expect(form(page)).toHaveAttribute('data-step', 'customer-debts');
    await part(page, 'fill-minimal').click();
    await submit(page);
    await expect(page.locator('html')).toHaveAttribute('data-state', '10');

    const last = await part(page, 'step').locator('option').last().textContent();
    await part(page, 'step').selectOption({ label: last ?? '' });
    await part(page, 'jump-step').click();
    await expect(form(page)).toHaveAttribute('data-step', last ?? '');
  },
);
