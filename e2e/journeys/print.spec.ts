import type { Page } from '@playwright/test';
import { form, waitUntilHydrated } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** What is printed: the content of the screen, without what can only be pressed. On a phone, whose button sticks to the window. */
test.use({ viewport: { width: 360, height: 640 } });

async function expectOnlyContent(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator('header, footer, button, [type="range"], details:not([open]), [data-consent]');
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
}

/** The rows that something else covers, wherever they are scrolled to. */
const findCoveredRows = (page: Page) =>
  form(page)
    .locator('label, dl > div')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        return (['start', 'center', 'end'] as const).flatMap((block) => {
          row.scrollIntoView({ block });
          const { left, right, top, bottom } = row.getBoundingClientRect();
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return seen !== null && row.contains(seen) ? [] : [`${row.textContent} (${block})`];
        });
      }),
    );

test('a step is printed without header, languages and button', async ({ page }) => {
  await page.goto('./');
  await waitUntilHydrated(page);
  await expectOnlyContent(page);
  await expect(form(page).locator('[name="loan_amount"]').last()).toBeVisible();
  expect(await findCoveredRows(page)).toEqual([]);
});

test('nothing is printed over the rows of the review', async ({ page, openAtReview }) => {
  await openAtReview();
  await expect(form(page).locator('dl > div').first()).toBeVisible();
  await expectOnlyContent(page);
  expect(await findCoveredRows(page)).toEqual([]);
});
