import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { pressByKeyboard } from '../fixtures/keyboard';
import { findLayoutFaults } from '../fixtures/layout';
import { waitUntilHydrated } from '../fixtures/robot';
import { expect, test, type Visitor } from '../fixtures/test';

/** The help of a step, by keyboard in a narrow window (docs/help.md). In Spanish and in Polish: both pages take a call back. */

async function openHelp(page: Page, { text }: Visitor): Promise<void> {
  await waitUntilHydrated(page);
  await pressByKeyboard(page, page.locator('summary', { hasText: new RegExp(`^${text('commonˆhelp')}$`) }));
  await expect(page.getByRole('heading', { name: text('screensˆhelp>text') })).toBeVisible();
}

const readStorages = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const readTextSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test(
  'an applicant asks for a call by keyboard, and the need for support is in no storage and gone after a reload',
  { tag: ['@H33', '@two-pages', '@keyboard', '@storage', '@axe', '@help'] },
  async ({ page, visitor }, info) => {
    const { text } = visitor;
    const support = page.getByRole('checkbox', { name: text('screensˆcall_back>support') });
    const ask = async () => {
      await openHelp(page, visitor);
      await expect(support).not.toBeChecked();
      await pressByKeyboard(page, page.getByLabel(text('screensˆcall_back>phone')), 'Control+A');
      await page.keyboard.type(String(visitor.createAnswers()['phone_number']));
      await pressByKeyboard(page, page.getByLabel(text('screensˆcall_back>hours')), 'ArrowDown');
      await pressByKeyboard(page, support, 'Space');
      await expect(support).toBeChecked();
      await pressByKeyboard(page, page.getByRole('button', { name: text('screensˆcall_back>send') }));
    };
    const expectNothingKept = async () => {
      expect(await readStorages(page)).not.toMatch(/support/i);
      await page.reload();
      expect(await readStorages(page)).not.toMatch(/support/i);
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('./');
    await page.route('**/lead/call-back', (route) =>
      route.fulfill({ status: 410, json: { code: 'lead_expired' } }),
    );
    await ask();
    await expect(page.getByText(text('screensˆcall_back>refused'))).toBeVisible();
    expect(await findLayoutFaults(page)).toEqual([]);
    await expectAccessible(page, 'help', info, [320]);
    await expectNothingKept();
    await page.unroute('**/lead/call-back');
    await ask();
    await expect(page.getByText(text('screensˆcall_back>sent'))).toBeVisible();
    await expectNothingKept();
    const sent = visitor.calls.filter(({ path }) => path.endsWith('/lead/call-back'));
    expect(sent.map(({ body }) => body)).toMatchObject([{ needsSupport: true }, { needsSupport: true }]);
    await openHelp(page, visitor);
    await expect(support).not.toBeChecked();
  },
);

test(
  'larger text moves nothing under the finger, fits a narrow window and stays after a reload',
  { tag: ['@two-pages', '@keyboard', '@layout', '@help'] },
  async ({ page, visitor }) => {
    const { text } = visitor;
    const larger = page.getByRole('button', { name: text('screensˆhelp>larger') });
    const readTop = async () => (await larger.boundingBox())?.y ?? Number.NaN;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('./');
    const usual = await readTextSize(page);
    await openHelp(page, visitor);
    await larger.scrollIntoViewIfNeeded();
    const top = await readTop();
    await larger.click();
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    expect(Math.abs((await readTop()) - top)).toBeLessThanOrEqual(1);
    expect(await readTextSize(page)).toBeCloseTo(usual * 1.3);
    expect(await findLayoutFaults(page)).toEqual([]);
    await page.reload({ waitUntil: 'commit' });
    // Before the application arrives.
    await expect.poll(() => readTextSize(page)).toBeCloseTo(usual * 1.3);
    await openHelp(page, visitor);
    await pressByKeyboard(page, larger);
    await expect(larger).toHaveAttribute('aria-pressed', 'false');
    expect(await readTextSize(page)).toBeCloseTo(usual);
  },
);
