import type { ApplicantAnswers } from '../fixtures/answer';
import { getApplicantAnswers } from '../fixtures/answers';
import {
  findForm,
  openDemo,
  openHost,
  pressHostButton,
  readEvents,
  recordEvents,
  test,
} from '../fixtures/embedding';
import { walkForm, type Surface, decisionTimeoutMs } from '../fixtures/robot';
import { createPageTextLookup } from '../fixtures/texts';
import { expect } from '../fixtures/test';

/** From a reload of the embedded form to the lender, who opens outside the frame. */

const createAnswers = (page: string, story: string): ApplicantAnswers => ({
  ...getApplicantAnswers(page),
  email: `lender-${crypto.randomUUID().slice(0, 8)}+${story}@example.com`,
});

/** Completes the form in a frame, up to the button that leads to the lender. */
async function walkToLender(frame: Surface, pageName: string, story: string) {
  const text = createPageTextLookup(pageName);
  await walkForm(frame, createAnswers(pageName, story));
  await frame
    .getByRole('button', { name: text('screensˆaccepted>continue') })
    .press('Enter', { timeout: decisionTimeoutMs });
  return frame.getByRole('button', { name: text('screensˆredirected>button', { partner: 'Banco Muestra' }) });
}

for (const { brand, pageName, story, reached } of [
  { brand: 'ondara', pageName: 'ondara-es', story: 'at-once', reached: 'Reached by GET' },
  { brand: 'pravelo', pageName: 'pravelo-pl', story: 'at-once.post-redirect', reached: 'Reached by POST' },
] as const) {
  test(
    `the events of ${brand} go on after a reload, and its lender opens at the top of a strict host`,
    { tag: ['@F41', '@F42', '@E1', '@frame'] },
    async ({ page, forms, visitor }) => {
      test.slow();
      await recordEvents(page);
      await openDemo(page, forms);
      const frame = await findForm(page, forms[brand]);
      const readTypes = async () => (await readEvents(page, forms[brand])).map(({ type }) => type);
      await expect.poll(readTypes).toEqual(['loan:ready', 'loan:step']);
      await frame.evaluate(() => void setTimeout(() => window.location.reload()));
      await expect
        .poll(readTypes)
        .toEqual(['loan:ready', 'loan:step', 'loan:leaving', 'loan:ready', 'loan:step']);
      await pressHostButton(page, brand === 'ondara' ? 'Español' : 'Polski');
      await pressHostButton(page, 'English');
      await expect(frame.locator('html')).toHaveAttribute('lang', 'en-US');
      await pressHostButton(page, brand === 'ondara' ? 'Español' : 'Polski');
      await expect(frame.locator('html')).toHaveAttribute('lang', brand === 'ondara' ? 'es-ES' : 'pl-PL');
      const open = await walkToLender(frame, pageName, story);
      await expect(open).toBeVisible();
      const types = await readTypes();
      expect(types).toContain('loan:saved');
      expect(types.filter((type) => type === 'loan:submitted')).toHaveLength(1);
      await open.press('Enter');
      await expect(page.getByText(reached)).toBeVisible();
      expect(page.frames()).toHaveLength(1);
      expect(visitor.problems).toEqual([]);
    },
  );
}

/** Hosts in a sandbox without `allow-top-navigation-by-user-activation`. */
const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms';

for (const { what, policy, opens } of [
  {
    what: 'opens in a new window',
    policy: `${sandbox} allow-popups allow-popups-to-escape-sandbox`,
    opens: true,
  },
  { what: 'does not open, and the host learns it,', policy: sandbox, opens: false },
]) {
  test(
    `the lender ${what} if a sandbox around the host forbids the rest`,
    { tag: ['@rest', '@E1', '@frame'] },
    async ({ page, context, forms, visitor }) => {
      test.slow();
      await recordEvents(page);
      const body = `<script src="${forms.pravelo}embed/1/loader.js" async></script>
        <loan-application src="${forms.pravelo}"></loan-application>`;
      await openHost(page, body, policy);
      const frame = await findForm(page, forms.pravelo);
      const open = await walkToLender(frame, 'pravelo-pl', 'at-once.post-redirect');
      await expect(open).toBeVisible();
      const opened = opens ? context.waitForEvent('page') : null;
      await open.press('Enter');
      if (opened !== null) await expect((await opened).getByText('Reached by POST')).toBeVisible();
      const errors = async () =>
        (await readEvents(page, forms.pravelo)).filter(({ type }) => type === 'loan:error');
      const expected = opens ? [] : [{ type: 'loan:error', detail: { code: 'not-opened' } }];
      await expect.poll(errors).toEqual(expected);
      await expect(frame.getByText(/^http:\S+\/continue\/\S+$/)).toBeVisible();
      await expect(open).toBeVisible();
      // The browser reports what the sandbox forbids.
      for (const problem of visitor.problems.splice(0)) expect(problem).toContain('sandboxed');
    },
  );
}
