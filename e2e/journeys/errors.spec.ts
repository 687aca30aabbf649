import type { Page } from '@playwright/test';
import { answerStep, form, sendStep, stepShown, submit, title } from '../fixtures/robot';
import { expect, leadCalls, test } from '../fixtures/test';

/** Experience, item 1: the error summary that crosses steps. */

const owners: Readonly<Record<string, { readonly email: string; readonly iban: string }>> = {
  'ondara-es': { email: 'initial-details', iban: 'bank-account' },
  'pravelo-pl': { email: 'contact-details', iban: 'income-details' },
};

/** The next update is refused for these data points. */
async function refuseOnce(page: Page, errors: Readonly<Record<string, string>>): Promise<void> {
  await page.route(
    /\/lead$/,
    (route) =>
      route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify({ errors }) }),
    { times: 1 },
  );
}

const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

test('errors of other steps open the earliest, are listed with links, and lead back', async ({
  page,
  visitor,
  openAtLastStep,
}, { project }) => {
  const owner = owners[project.name] ?? { email: '', iban: '' };
  const { answers, heading } = visitor.journey();
  await openAtLastStep();
  await answerStep(page, answers);
  await refuseOnce(page, { email: 'not_accepted', iban: 'not_accepted', shoe_size: 'not_accepted' });
  await submit(page);

  await expect(form(page)).toHaveAttribute('data-step', owner.email);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(control(page, 'email')).toHaveValue(String(answers['email']));

  await links.first().click();
  await expect(control(page, 'email')).toBeFocused();

  await links.nth(1).click();
  await expect(form(page)).toHaveAttribute('data-step', owner.iban);
  await expect(control(page, 'iban')).toBeFocused();
  await expect(control(page, 'iban')).not.toHaveValue('');
  await expect(control(page, 'iban')).toHaveAttribute('aria-invalid', 'true');

  await page.goBack();
  await expect(form(page)).toHaveAttribute('data-step', owner.email);
  await page.getByRole('button', { name: visitor.words('commonˆback') }).click();
  await expect(form(page)).not.toHaveAttribute('data-step', owner.email);
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.goForward();
  await page.goto(owner.email);
  await expect(form(page)).toHaveAttribute('data-step', owner.email);

  await control(page, 'email').fill('eva@example.com');
  await submit(page);
  await expect(form(page)).toHaveAttribute('data-step', owner.iban);
  await control(page, 'iban').fill('');
  await control(page, 'iban').fill(String(answers['iban']));
  await submit(page);
  for (
    let steps = 0;
    steps < 5 && (await page.locator('html').getAttribute('data-state')) !== '6';
    steps += 1
  ) {
    if ((await form(page).count()) === 0) break;
    const step = await stepShown(page);
    await submit(page);
    await expect(page.locator(`form[data-step="${step}"]`)).toHaveCount(0);
  }
  await expect(title(page, heading.checking)).toBeVisible();
  expect(leadCalls(visitor).at(-1)?.body).toMatchObject({ contactDetails: { email: 'eva@example.com' } });
});

test('a message comes on leaving a wrong field, changes with the language, and goes when it is mended', async ({
  page,
  visitor,
}, { project }) => {
  const owner = owners[project.name] ?? { email: '', iban: '' };
  const { answers } = visitor.journey();
  await page.goto('./');
  await form(page).waitFor();
  while ((await stepShown(page)) !== owner.email) {
    const step = await stepShown(page);
    await sendStep(page, answers);
    await expect(page.locator(`form[data-step="${step}"]`)).toHaveCount(0);
  }
  const email = control(page, 'email');
  const message = page.locator(`#${await email.getAttribute('id')}-error`);
  await email.focus();
  await email.blur();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('ana@');
  await control(page, 'phone_number').focus();
  await expect(message).toBeVisible();
  const before = await message.textContent();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(message).not.toHaveText(before ?? '');
  await expect(email).toHaveValue('ana@');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(email).toHaveValue('ana@');

  await email.fill(String(answers['email']));
  await expect(message).toHaveCount(0);
});
