import { answerStep, form, sendStep, stepLeft, stepShown, submit, title } from '../fixtures/robot';
import { leadCalls } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/**
 * Experience, item 2: nothing typed is lost, and saving is visible. On one page each: networks, reloads and the history are the
 * browser’s. What a server in trouble answers is shown by StepScreen.sending.test.tsx and submission.test.ts.
 */

test(
  'offline: told at once, kept, sent once when the network is back',
  { tag: ['@classic-page', '@N1', '@network'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.answers();
    await openAtLastStep();
    await answerStep(page, answers);
    await page.route(/\/lead$/, (route) => route.abort('internetdisconnected'), { times: 1 });
    await context.setOffline(true);
    await submit(page);
    const status = form(page).getByRole('status');
    await expect(status).toContainText(visitor.words('commonˆsave>not_saved'));
    await expect(status).toContainText(visitor.words('commonˆsave>offline'));
    await expect(form(page).locator('button[type=submit]')).toBeEnabled();
    await context.setOffline(false);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
    expect(leadCalls(visitor)).toHaveLength(2);
    expect(leadCalls(visitor)[1]?.body).toEqual(leadCalls(visitor)[0]?.body);
  },
);

test(
  'offline and reloaded: the answers are still there and go with the next try',
  { tag: ['@dynamic-page', '@N1', '@network', '@storage'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    const answers = visitor.answers();
    await openAtLastStep();
    const last = await stepShown(page);
    await answerStep(page, answers);
    await context.setOffline(true);
    await submit(page);
    await expect(form(page).getByRole('status')).toContainText(visitor.words('commonˆsave>not_saved'));
    await page.close();
    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto('./');
    expect(await stepShown(reopened)).toBe(last);
    await submit(reopened);
    await expect(title(reopened, visitor.titles.checking)).toBeVisible();
  },
);

for (const [what, chunk] of [
  ['what judges the form', /assets\/leaving-.*\.js$/],
  ['what talks to the server', /assets\/server-.*\.js$/],
] as const) {
  test(
    `offline before ${what} has arrived: told so, and sent when the network is back`,
    { tag: ['@classic-page', '@N1', '@network', '@release'] },
    async ({ page, context, visitor }) => {
      const answers = visitor.answers();
      let goOffline = () => undefined as void;
      const isOffline = new Promise<void>((resolve) => (goOffline = resolve));
      await page.route(chunk, async (route) => {
        await isOffline;
        await route.abort('internetdisconnected');
      });
      await page.goto('./', { waitUntil: 'commit' });
      const step = await stepShown(page);
      await context.setOffline(true);
      goOffline();
      await sendStep(page, answers);
      await expect(page.getByText(visitor.words('commonˆsave>offline'))).toBeVisible();
      await page.unrouteAll();
      await context.setOffline(false);
      await stepLeft(page, step);
    },
  );
}

test(
  'a server that has closed for a while says until when, and keeps the place',
  { tag: ['@classic-page', '@A8', '@network'] },
  async ({ page, visitor, openAtLastStep }) => {
    await page.clock.install();
    await openAtLastStep();
    await answerStep(page, visitor.answers());
    const step = await stepShown(page);
    await page.route(
      /\/lead$/,
      (route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1800' }, body: 'maintenance' }),
      { times: 1 },
    );
    await submit(page);
    await expect(form(page).getByRole('status')).toContainText(/\b\d{1,2}:\d{2}\b/);
    await expect(form(page).locator('button[type=submit]')).toHaveText(/(?:30:00|29:\d\d)$/);
    await page.reload();
    expect(await stepShown(page)).toBe(step);
    // The server is left alone for as long as it wants, also by a page that was loaded anew.
    await expect(form(page).locator('button[type=submit]')).toHaveText(/(?:30:00|29:\d\d)$/);
    await page.clock.fastForward('30:00');
    await submit(page);
    await expect(title(page, visitor.titles.checking)).toBeVisible();
  },
);

/** Where two steps stand before the first that is sent. */
test(
  'what is typed and not sent survives a reload, back and forward',
  { tag: ['@dynamic-page', '@V1', '@V2', '@storage', '@history'] },
  async ({ page, visitor }) => {
    await page.goto('./');
    const first = await stepShown(page);
    await answerStep(page, visitor.answers());
    await page.reload();
    const amount = form(page).locator('[name="loan_amount"]').last();
    await expect(amount).toHaveValue(/^4.?200$|^2.?300$/);
    await submit(page);
    await stepLeft(page, first);
    // What the page reads for itself, such as the policies, comes when it is idle: it tells nobody anything.
    const sent = () => visitor.calls.filter((call) => call.method !== 'GET').length;
    const before = sent();
    const text = form(page).locator('input[type="text"], input[type="email"]').first();
    await text.pressSequentially('Łucja');
    await page.goBack();
    await expect(form(page)).toHaveAttribute('data-step', first);
    await expect(amount).toHaveValue(/^4.?200$|^2.?300$/);
    await page.goForward();
    await expect(text).toHaveValue('Łucja');
    expect(sent()).toBe(before);
  },
);
