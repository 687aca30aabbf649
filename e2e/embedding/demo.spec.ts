import {
  findForm,
  openDemo,
  pressHostButton,
  readEvents,
  readMessages,
  recordEvents,
  test,
} from '../fixtures/embedding';
import type { ApplicantAnswers } from '../fixtures/answer';
import { getApplicantAnswers } from '../fixtures/answers';
import { form, walkForm, decisionTimeoutMs } from '../fixtures/robot';
import { createPageTextLookup } from '../fixtures/texts';
import { expect } from '../fixtures/test';

/** The demo page embeds two brands. It is on another site and has a strict content policy. */

const brands = [
  { name: 'ondara', page: 'ondara-es' },
  { name: 'pravelo', page: 'pravelo-pl' },
] as const;

for (const storage of ['allowed', 'blocked'] as const) {
  test(
    `two brands side by side are finished with third-party storage ${storage}`,
    { tag: ['@rest', '@E1', '@S8', '@frame'] },
    async ({ page, forms, visitor }) => {
      test.slow();
      await recordEvents(page);
      if (storage === 'blocked') {
        await page.addInitScript(() => {
          if (window.parent === window) return;
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Storage is blocked', 'SecurityError');
              },
            });
          }
        });
      }
      await openDemo(page, forms);
      for (const { name, page: pageName } of brands) {
        const address = forms[name];
        const frame = await findForm(page, address);
        // The code for events loads after the first step is shown.
        await expect.poll(() => readEvents(page, address)).toHaveLength(2);
        const email = `two-${crypto.randomUUID().slice(0, 8)}+at-once@example.com`;
        const answers: ApplicantAnswers = { ...getApplicantAnswers(pageName), email };
        const walked = await walkForm(frame, answers);
        const text = createPageTextLookup(pageName);
        await expect(
          frame.getByRole('heading', {
            level: 1,
            name: text('screensˆaccepted>title', { partner: 'Banco Muestra' }),
          }),
        ).toBeVisible({ timeout: decisionTimeoutMs });

        const events = await readEvents(page, address);
        expect(events[0]).toEqual({ type: 'loan:ready', detail: {} });
        expect(
          events.filter(({ type }) => type === 'loan:step').map(({ detail }) => detail['route']),
          // The review is no step.
        ).toEqual(walked.filter((step) => step !== 'review'));
        expect(events.filter(({ type }) => type === 'loan:submitted')).toEqual([
          { type: 'loan:submitted', detail: {} },
        ]);
        expect(events.some(({ type }) => type === 'loan:saved')).toBe(true);
        expect(events.map(({ type }) => type)).not.toContain('loan:outcome');
        expect(events.map(({ type }) => type)).not.toContain('loan:error');
        const messages = await readMessages(page);
        for (const value of [
          email,
          answers['first_name'],
          answers['phone_number'],
          'Banco Muestra',
          'accepted',
        ])
          expect(messages).not.toContain(String(value));
      }
      expect(visitor.problems).toEqual([]);
    },
  );
}

test(
  'the language of the host changes the forms that offer it',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms, visitor }) => {
    await recordEvents(page);
    await openDemo(page, forms);
    const [ondara, pravelo] = [await findForm(page, forms.ondara), await findForm(page, forms.pravelo)];
    await expect.poll(async () => (await readEvents(page, forms.ondara)).length).toBeGreaterThan(1);
    await expect.poll(async () => (await readEvents(page, forms.pravelo)).length).toBeGreaterThan(1);
    await pressHostButton(page, 'English');
    await expect(ondara.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(pravelo.locator('html')).toHaveAttribute('lang', 'en-US');
    await pressHostButton(page, 'Polski');
    await expect(pravelo.locator('html')).toHaveAttribute('lang', 'pl-PL');
    await expect(ondara.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect
      .poll(() => readEvents(page, forms.ondara))
      .toContainEqual({ type: 'loan:error', detail: { code: 'rejected-call', call: 'setLanguage' } });
    await expect(form(ondara)).toBeVisible();
    expect(visitor.problems).toEqual([]);
  },
);
