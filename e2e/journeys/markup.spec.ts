import { openHost } from '../fixtures/embedding';
import { answerAndSubmitStep, form, openReview, readCurrentStep, expectDecision } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import type { Page } from '@playwright/test';

/** Statement S1: text from the storage, the server and a frame is never HTML. `entry.spec.ts` has the address. */

const payload = '<img src=x onerror="window.marked=1"><b data-marked>bold</b>';

async function expectNoMarkup(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => Reflect.get(window, 'marked'))).toBeUndefined();
    await expect(frame.locator('img[src="x"], [data-marked]')).toHaveCount(0);
  }
}

test(
  'markup in the storage is shown as text',
  { tag: ['@H1', '@S1', '@storage', '@rest'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    const answers = visitor.createAnswers();
    await page.goto('robots.txt');
    const count = await page.evaluate(
      ([values, text]) => {
        const areas = [localStorage, sessionStorage];
        const replaced = areas.flatMap((area) =>
          Object.entries({ ...area }).map(([key, value]) => {
            const marked = values.reduce(
              (stored, typed) => stored.replaceAll(JSON.stringify(typed), JSON.stringify(text)),
              String(value),
            );
            area.setItem(key, marked);
            return marked === value ? 0 : 1;
          }),
        );
        return replaced.filter((each) => each > 0).length;
      },
      [
        [String(answers['first_name']), String(answers['employer_name']), String(answers['street'])],
        payload,
      ] as const,
    );
    expect(count).toBeGreaterThan(0);
    await page.goto('./');
    await readCurrentStep(page);
    await expectNoMarkup(page);
    await openReview(page);
    await expect(form(page).getByText(payload).first()).toBeVisible();
    await expectNoMarkup(page);
  },
);

test(
  'markup in an answer of the server is shown as text',
  { tag: ['@H1', '@S1', '@rest'] },
  async ({ page, visitor, openAtReview }) => {
    await page.route(/\/api\//, async (route) => {
      if (!/\/lead/.test(route.request().url())) return route.continue();
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: text.replaceAll('"Banco Muestra"', JSON.stringify(payload)),
      });
    });
    await openAtReview('at-once');
    await answerAndSubmitStep(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.text('screensˆaccepted>title', { partner: payload }));
    await expectNoMarkup(page);
  },
);

test(
  'markup in a message of the page around the form is shown as text or ignored',
  { tag: ['@H1', '@S1', '@frame', '@rest'] },
  async ({ page, baseURL }) => {
    await openHost(
      page,
      `<iframe title="Form" src="${String(baseURL)}" style="width: 100%; height: 900px"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#root[data-taken]')).toBeAttached();
    await page.evaluate((text) => {
      const form = document.querySelector('iframe')?.contentWindow;
      const shared = { version: 1, id: '00000000-0000-4000-8000-000000000001' };
      const messages: readonly unknown[] = [
        text,
        { type: text },
        { type: 'UI_COLORS', colors: { accent: text, [text]: text } },
        { ...shared, type: 'loan:connect' },
        { ...shared, type: 'loan:prefill', values: { firstName: text, lastName: text, email: text } },
        { ...shared, type: 'loan:colors', colors: { accent: text } },
        { ...shared, type: 'loan:language', language: text, isDefault: false },
        { ...shared, type: text },
      ];
      for (const message of messages) form?.postMessage(message, '*');
    }, payload);
    // A message is handled before what the frame is asked next.
    await frame.locator('html').evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
    await expect(frame.locator('form[data-step]')).toBeVisible();
    await expectNoMarkup(page);
  },
);
