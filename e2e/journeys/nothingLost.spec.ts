import { answerStep, form, sendStep, stepShown, submit, title } from '../fixtures/robot';
import { expect, leadCalls, test } from '../fixtures/test';

/** Experience, item 2: nothing typed is lost, and saving is visible. */

test('offline: told at once, kept over a reload, sent once when the network is back', async ({
  page,
  context,
  visitor,
  openAtLastStep,
}) => {
  const { answers, heading } = visitor.journey();
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
  await expect(title(page, heading.checking)).toBeVisible();
  expect(leadCalls(visitor)).toHaveLength(2);
  expect(leadCalls(visitor)[1]?.body).toEqual(leadCalls(visitor)[0]?.body);
});

test('offline and reloaded: the answers are still there and go with the next try', async ({
  page,
  context,
  visitor,
  openAtLastStep,
}) => {
  const { answers, heading } = visitor.journey();
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
  await expect(title(reopened, heading.checking)).toBeVisible();
});

test('offline before the rules of the form have arrived: told so, and sent when the network is back', async ({
  page,
  context,
  visitor,
}) => {
  const { answers } = visitor.journey();
  let goOffline = () => undefined as void;
  const isOffline = new Promise<void>((resolve) => (goOffline = resolve));
  await page.route(/assets\/reading-.*\.js$/, async (route) => {
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
  await expect(page.locator(`form[data-step="${step}"]`)).toHaveCount(0);
  await stepShown(page);
});

test('a server in trouble is asked again twice, and says when it has saved', async ({ page, visitor }) => {
  const journey = visitor.journey();
  await page.goto('./');
  while ((await stepShown(page)) !== journey.creatingStep) {
    await sendStep(page, journey.answers);
    await expect(form(page)).toHaveAttribute('data-step', journey.creatingStep);
  }
  await answerStep(page, journey.answers);
  await page.route(/\/lead$/, (route) => route.fulfill({ status: 500 }), { times: 2 });
  await submit(page);
  await expect(page.locator(`form[data-step="${journey.creatingStep}"]`)).toHaveCount(0, { timeout: 15_000 });
  expect(leadCalls(visitor)).toHaveLength(3);
  expect(new Set(leadCalls(visitor).map(({ key }) => key)).size).toBe(1);
});

test('a server that stays down is told truly, loses nothing, and is tried again by a press', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  const { answers, heading } = visitor.journey();
  await openAtLastStep();
  await answerStep(page, answers);
  await page.route(/\/lead$/, (route) => route.fulfill({ status: 503 }), { times: 3 });
  await submit(page);
  const status = form(page).getByRole('status');
  await expect(status).toContainText(visitor.words('commonˆsave>server'), { timeout: 15_000 });
  await expect(status).not.toContainText(visitor.words('commonˆsave>offline'));
  await form(page)
    .getByRole('button', { name: visitor.words('commonˆretry') })
    .click();
  await expect(title(page, heading.checking)).toBeVisible();
});

test('what the server refuses is not sent again by itself', async ({ page, visitor, openAtLastStep }) => {
  await openAtLastStep();
  await answerStep(page, visitor.journey().answers);
  await page.route(/\/lead$/, (route) => route.fulfill({ status: 400 }), { times: 1 });
  await submit(page);
  await expect(form(page).getByRole('status')).toContainText(visitor.words('commonˆsave>refused'));
  expect(leadCalls(visitor)).toHaveLength(1);
});

test('a server that wants time is given it', async ({ page, visitor, openAtLastStep }) => {
  await openAtLastStep();
  await answerStep(page, visitor.journey().answers);
  await page.route(/\/lead$/, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '6' } }), {
    times: 1,
  });
  await submit(page);
  await expect(form(page).getByRole('status')).toContainText(/\b6 s/);
  const button = form(page).locator('button[type=submit]');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveText(/0:0[1-6]$/);
  await button.press('Enter');
  await expect(form(page).getByText(visitor.words('commonˆsave>may_retry'))).toBeVisible();
  expect(leadCalls(visitor)).toHaveLength(1);
  await button.click();
  await expect(title(page, visitor.journey().heading.checking)).toBeVisible();
  expect(leadCalls(visitor)).toHaveLength(2);
});

test('a server that has closed for a while says until when, and keeps the place', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  await openAtLastStep();
  await answerStep(page, visitor.journey().answers);
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
  await submit(page);
  await expect(title(page, visitor.journey().heading.checking)).toBeVisible();
});

test('what is typed and not sent survives a reload, back and forward', async ({ page, visitor }) => {
  const journey = visitor.journey();
  await page.goto('./');
  const first = await stepShown(page);
  await answerStep(page, journey.answers);
  await page.reload();
  const amount = form(page).locator('[name="loan_amount"]').last();
  await expect(amount).toHaveValue(/^4.?200$|^2.?300$/);
  await submit(page);
  await expect(page.locator(`form[data-step="${first}"]`)).toHaveCount(0);
  await stepShown(page);
  const sent = visitor.calls.length;
  const text = form(page).locator('input[type="text"], input[type="email"]').first();
  await text.pressSequentially('Łucja');
  await page.goBack();
  await expect(form(page)).toHaveAttribute('data-step', first);
  await expect(amount).toHaveValue(/^4.?200$|^2.?300$/);
  await page.goForward();
  await expect(text).toHaveValue('Łucja');
  expect(visitor.calls).toHaveLength(sent);
});
