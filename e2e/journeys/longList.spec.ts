import { isAccessible } from '../fixtures/accessible';
import { form, stepShown, submit, walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

test(
  'a long list is searched and chosen from by keyboard alone, and keeps to the rules of accessibility at every turn',
  { tag: ['@dynamic-page', '@keyboard', '@axe', '@X1', '@X14'] },
  async ({ page, visitor }, info) => {
    await page.goto('./');
    await walkForm(page, visitor.answers('few-citizenship'), { until: 'demographic-details' });
    const line = form(page).locator('[name="citizenship"]');
    const list = page.getByRole('listbox');
    await isAccessible(page, 'list-closed', info);

    await page.keyboard.press('Tab');
    while (!(await line.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(list).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await isAccessible(page, 'list-open', info);
    await page.keyboard.press('End');
    const last = list.getByRole('option').last();
    await expect(last).toBeInViewport();
    await expect(line).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');

    await page.keyboard.type('atlantis');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await isAccessible(page, 'list-nothing', info);
    await page.keyboard.press('Tab');
    await expect(line).toHaveAttribute('aria-invalid', 'true');
    await isAccessible(page, 'list-error', info);

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('RUMANI');
    await expect(list.getByRole('option')).toHaveText(['Rumanía']);
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('Rumanía');
    await expect(line).toBeFocused();
    await page.reload();
    await expect(line).toHaveValue('Rumanía');
    expect(await stepShown(page)).toBe('demographic-details');
  },
);

test(
  'a long list is within reach on a phone: it opens by a tap above all else, scrolls, and takes a tap',
  { tag: ['@dynamic-page', '@touch'] },
  async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('./');
    await walkForm(page, visitor.answers('few-citizenship'), { until: 'demographic-details' });
    await form(page).locator('[name="country_of_birth"]').fill('España');
    const line = form(page).locator('[name="citizenship"]');
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
    await submit(page);
    await expect(form(page)).toHaveCount(0);
  },
);
