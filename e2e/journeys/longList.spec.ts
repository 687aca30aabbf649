import type { Page } from '@playwright/test';
import { expectAccessible, viewportWidths } from '../fixtures/accessibility';
import { form, openReview, readCurrentStep, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** A searchable list. It is a native one until its code has loaded. */
const findList = (page: Page, name: string) => form(page).locator(`[role=combobox][name="${name}"]`);

test(
  'a long list is searchable by keyboard and has no accessibility violation in any state',
  { tag: ['@rest', '@dynamic-page', '@keyboard', '@axe', '@X1', '@X14'] },
  async ({ page, visitor }, info) => {
    await page.goto('./');
    await walkForm(page, visitor.createAnswers('few-citizenship'), { until: 'demographic-details' });
    const line = findList(page, 'citizenship');
    const list = page.getByRole('listbox');
    await expectAccessible(page, 'list-closed', info);

    await page.keyboard.press('Tab');
    while (!(await line.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(list).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    // The open list lies over a part of the links below it, until it is closed.
    await expectAccessible(page, 'list-open', info, viewportWidths, ['target-size']);
    await page.keyboard.press('End');
    const last = list.getByRole('option').last();
    await expect(last).toBeInViewport();
    await expect(line).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');

    await page.keyboard.type('atlantis');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page, 'list-nothing', info);
    await page.keyboard.press('Tab');
    await expect(line).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'list-error', info);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('RUMANI');
    await expect(list.getByRole('option')).toHaveText(['Rumanía']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('Rumanía');
    await expect(line).toBeFocused();
    await page.reload();
    await expect(line).toHaveValue('Rumanía');
    expect(await readCurrentStep(page)).toBe('demographic-details');
  },
);

test(
  'a long list on a phone opens by tap, scrolls and selects an option by tap',
  { tag: ['@dynamic-page', '@touch'] },
  async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('./');
    await walkForm(page, visitor.createAnswers('few-citizenship'), { until: 'demographic-details' });
    await findList(page, 'country_of_birth').fill('España');
    const line = findList(page, 'citizenship');
    await line.click();
    const options = page.getByRole('option');
    for (const place of [0, 5]) {
      const box = await options.nth(place).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const portugal = options.filter({ hasText: 'Portugal' });
    await portugal.scrollIntoViewIfNeeded();
    await portugal.click();
    await expect(line).toHaveValue('Portugal');
    await expect(options).toHaveCount(0);
    await openReview(page);
  },
);
