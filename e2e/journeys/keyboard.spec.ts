import { expect, test } from '@playwright/test';
import { journeyOf } from '../fixtures/answers';
import { walkByKeyboard } from '../fixtures/keyboard';
import { title } from '../fixtures/robot';

test('an applicant with a keyboard alone comes from the landing page to the partner', async ({ page }, {
  project,
}) => {
  test.setTimeout(240_000);
  const journey = journeyOf(project.name);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto('./');
  const walked = await walkByKeyboard(page, journey);
  expect(walked.length).toBeGreaterThan(5);
  await expect(title(page, journey.heading.checking)).toBeVisible();
  await expect(title(page, journey.heading.accepted)).toBeVisible({
    timeout: 20_000,
  });
  const button = page.getByRole('button', { name: journey.continueToOffer });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Partner sandbox' })).toBeVisible();
  expect(problems).toEqual([]);
});
