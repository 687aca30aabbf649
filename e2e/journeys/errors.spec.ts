import type { Locator, Page } from '@playwright/test';
import { answerStep, form, submit, title, walkForm } from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/** Experience, item 1: the error summary across steps. */

/** Rejects the next update for these data points. */
async function rejectOnce(page: Page, errors: Readonly<Record<string, string>>): Promise<void> {
  await page.route(
    /\/lead$/,
    (route) =>
      route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify({ errors }) }),
    { times: 1 },
  );
}

const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** On both pages: the flow decides which steps send, and where _Back_ leads. */
test(
  'server errors of other steps open the earliest step, with a linked summary, and lead back to the last step',
  { tag: ['@A1', '@A2', '@X4', '@keyboard', '@history', '@firefox'] },
  async ({ page, visitor, completedForm, openAtReview }) => {
    const { email = '', iban = '' } = completedForm.owners;
    const answers = visitor.createAnswers();
    await openAtReview();
    await answerStep(page, answers);
    await rejectOnce(page, { email: 'not_accepted', iban: 'not_accepted', shoe_size: 'not_accepted' });
    await submit(page);

    await expect(form(page)).toHaveAttribute('data-step', email);
    const summary = page.getByRole('alert');
    await expect(summary.locator('..')).toBeFocused();
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(summary.getByRole('listitem')).toHaveCount(3);
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, 'email')).toHaveValue(String(answers['email']));

    await links.first().click();
    await expect(control(page, 'email')).toBeFocused();

    await links.nth(1).click();
    await expect(form(page)).toHaveAttribute('data-step', iban);
    await expect(control(page, 'iban')).toBeFocused();
    await expect(control(page, 'iban')).not.toHaveValue('');
    await expect(control(page, 'iban')).toHaveAttribute('aria-invalid', 'true');

    await page.goBack();
    await expect(form(page)).toHaveAttribute('data-step', email);
    await page.getByRole('button', { name: visitor.text('commonˆback') }).click();
    await expect(form(page)).not.toHaveAttribute('data-step', email);
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
    await page.goForward();
    await page.goto(email);
    await expect(form(page)).toHaveAttribute('data-step', email);

    // By WebDriver BiDi `fill` does not replace the value of an e-mail input.
    await control(page, 'email').clear();
    await control(page, 'email').fill('eva@example.com');
    await submit(page);
    await expect(form(page)).toHaveAttribute('data-step', iban);
    await control(page, 'iban').fill('');
    await walkForm(page, { iban: answers['iban'] ?? '' });
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(filterLeadCalls(visitor).at(-1)?.body).toMatchObject({
      contactDetails: { email: 'eva@example.com' },
    });
  },
);

/** On both pages: the flow decides which call is rejected. */
test(
  'an error that belongs to no step is shown in general words, logged once, and the next press sends',
  { tag: ['@A2', '@X4'] },
  async ({ page, visitor, openAtReview }) => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await openAtReview();
    await answerStep(page, visitor.createAnswers());
    await rejectOnce(page, { shoe_size: 'code_of_next_year' });
    await submit(page);
    const notice = page
      .getByRole('alert')
      .or(form(page).getByRole('status'))
      .filter({ hasText: /\p{L}{3}/u });
    await expect(notice.first()).toBeVisible();
    await expect(form(page)).toHaveAttribute('data-step', 'review');
    expect(await page.locator('body').innerText()).not.toMatch(/shoe.size|code.of.next.year/i);
    expect(await page.title()).not.toMatch(/shoe|next_year/);
    expect(lines.filter((line) => line.includes('Failed to update lead'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('code_of_next_year');
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(filterLeadCalls(visitor)).toHaveLength(2);
  },
);

/** On one page: `App.test.tsx` covers the other flow and country. This test is about the reload. */
test(
  'a field error appears on blur, follows a language change and a reload, and disappears when corrected',
  { tag: ['@rest', '@classic-page', '@V7', '@X4', '@storage'] },
  async ({ page, visitor, completedForm }) => {
    await page.goto('./');
    await walkForm(page, visitor.createAnswers(), { until: completedForm.owners['email'] ?? '' });
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

    await email.fill(String(visitor.createAnswers()['email']));
    await expect(message).toHaveCount(0);
  },
);

/** A press takes the focus out of the field before it clicks, and the message of the field moves what is pressed. */
test.describe('a press that leaves a wrong field is not lost', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  const presses = {
    'a finger': (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
    'a slow mouse': (page: Page, x: number, y: number) => page.mouse.click(x, y, { delay: 400 }),
  };
  for (const [what, press] of Object.entries(presses)) {
    test(`with ${what}`, { tag: ['@F21', '@dynamic-page'] }, async ({ page, visitor, completedForm }) => {
      await page.goto('./');
      await walkForm(page, visitor.createAnswers(), { until: completedForm.owners['email'] ?? '' });
      const pressUpperEdge = async (target: Locator) => {
        await target.scrollIntoViewIfNeeded();
        const { x, y, width } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0 };
        await press(page, x + width / 2, y + 5);
      };
      const [email, phone] = [control(page, 'email'), control(page, 'phone_number')];
      // The rules have loaded when the first message is shown.
      await email.fill('ana@');
      await phone.focus();
      await expect(email).toHaveAttribute('aria-invalid', 'true');

      await phone.fill('61234');
      await pressUpperEdge(control(page, 'general_policies'));
      await expect(control(page, 'general_policies')).toBeChecked();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');

      await phone.fill('612345678');
      await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
      await phone.fill('61234');
      await pressUpperEdge(form(page).locator('button[type=submit]'));
      await expect(page.getByRole('alert').first().locator('..')).toBeFocused();
    });
  }
});
