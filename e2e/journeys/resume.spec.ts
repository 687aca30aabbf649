import type { APIRequestContext } from '@playwright/test';
import { answerStep, form, stepShown, submit } from '../fixtures/robot';
import { expect, test, type Visitor } from '../fixtures/test';

/** Experience, item 4: a resume that explains itself; and the other links that arrive by e-mail. */

/** The id of a lead that the visitor began elsewhere, up to the first contact. */
async function leadBegunElsewhere(
  request: APIRequestContext,
  visitor: Visitor,
  project: string,
): Promise<string> {
  const isDynamic = project === 'ondara-es';
  const created = await request.post(isDynamic ? 'api/v3/lead' : 'api/lead', {
    data: {
      product: project.split('-')[0],
      amount: 2000,
      period: isDynamic ? 24 : 75,
      periodScale: isDynamic ? 'months' : 'days',
      generalPolicies: true,
      contactDetails: { email: visitor.journey().answers['email'], phoneNumber: '+34612345678' },
      otherDetails: { loanPurpose: 'car' },
      financingOption: 'personal_loan',
      affiliateReferenceParams: { attribute: 'comparador', transactionId: 't-1' },
      tags: ['ui:react'],
      sessionId: crypto.randomUUID(),
    },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  const { id } = await created.json();
  return String(id);
}

const heading = { level: 1 } as const;

test('a link continues a lead: masked contact, what is kept, and the first unfinished step', async ({
  page,
  request,
  visitor,
}, { project }) => {
  const id = await leadBegunElsewhere(request, visitor, project.name);
  await page.goto(`continue/${id}?urlType=abandonment&refTransactionId=t-1`);
  await expect(page.getByRole('heading', heading)).toHaveText(visitor.words('screensˆcontinue>title'));
  const main = page.getByRole('main');
  await expect(main).toContainText('@');
  await expect(main).not.toContainText(String(visitor.journey().answers['email']));
  await expect(page.locator('header')).toHaveAttribute('inert', '');
  expect(visitor.calls.at(-1)?.path).toContain(`/lead/url/${id}/abandonment?refTransactionId=t-1`);
  await page.getByRole('button', { name: visitor.words('screensˆcontinue>go') }).click();
  const step = await stepShown(page);
  expect(step).toBe('personal-details');
  await page.reload();
  expect(await stepShown(page)).toBe(step);

  await page.goto(`continue/${id}`);
  await page.getByRole('button', { name: visitor.words('screensˆcontinue>go') }).click();
  expect(await stepShown(page)).toBe(step);
  expect(visitor.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a link while another application is open asks which, and mixes nothing', async ({
  page,
  request,
  visitor,
  openAtLastStep,
}, { project }) => {
  const id = await leadBegunElsewhere(request, visitor, project.name);
  await openAtLastStep();
  const last = await stepShown(page);
  await page.goto(`continue/${id}`);
  await expect(page.getByRole('heading', heading)).toHaveText(
    visitor.words('screensˆcontinue>conflict_title'),
  );
  await page.getByRole('button', { name: visitor.words('screensˆcontinue>conflict_here') }).click();
  expect(await stepShown(page)).toBe(last);
  await page.goto(`continue/${id}`);
  await page.getByRole('button', { name: visitor.words('screensˆcontinue>conflict_link') }).click();
  expect(await stepShown(page)).not.toBe(last);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain(id);
  for (const name of ['iban', 'personal_code']) {
    expect(stored).not.toContain(String(visitor.journey().answers[name]).replace(/[\s-]/g, '').toUpperCase());
  }
});

for (const id of ['unknown', 'gone-1', '%3Cb%3E', '..%2F..%2Flead']) {
  test(`a link with the id ${id} leads to one neutral page and a new start`, async ({ page, visitor }) => {
    await page.goto(`continue/${id}`);
    await expect(page.getByRole('heading', heading)).toHaveText(
      visitor.words('screensˆcontinue>unknown_title'),
    );
    await page.getByRole('button', { name: visitor.words('screensˆcontinue>anew') }).click();
    await stepShown(page);
  });
}

test('a link while the server is in trouble can be tried again', async ({ page, request, visitor }, {
  project,
}) => {
  const id = await leadBegunElsewhere(request, visitor, project.name);
  await page.route(/\/lead\/url\//, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(`continue/${id}`);
  await expect(page.getByRole('heading', heading)).toHaveText(
    visitor.words('screensˆcontinue>trouble_title'),
  );
  await page.getByRole('button', { name: visitor.words('screensˆcontinue>again') }).click();
  await expect(page.getByRole('heading', heading)).toHaveText(visitor.words('screensˆcontinue>title'));
});

test('unsubscribing asks first, calls once, says so, and takes the address out of the address bar', async ({
  page,
  visitor,
}) => {
  const calls = () => visitor.calls.filter(({ path }) => path.startsWith('/customer/email/unsubscribe'));
  await page.goto('unsubscribe?email=ana%40example.com');
  await expect(page).toHaveURL(/unsubscribe$/);
  await expect(page.getByRole('main')).toContainText('ana@example.com');
  expect(calls()).toEqual([]);
  const button = page.getByRole('button', { name: visitor.words('screensˆunsubscribe>button') });
  await button.dblclick();
  await expect(page.getByRole('heading', heading)).toHaveText(
    visitor.words('screensˆunsubscribe>done_title'),
  );
  expect(calls()).toHaveLength(1);
});

for (const query of ['', '?email=', '?email=nobody', '?email=a@b.es&email=c@d.es', '?email=<b>@x.es']) {
  test(`unsubscribing with the address "${query}" says what is wrong`, async ({ page, visitor }) => {
    await page.goto(`unsubscribe${query}`);
    await expect(page.getByRole('heading', heading)).toHaveText(
      visitor.words('screensˆunsubscribe>bad_title'),
    );
    expect(visitor.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
}

test('a browser that was closed opens where it was, and after a day with nothing personal left', async ({
  browser,
  context,
  page,
  visitor,
  openAtLastStep,
}) => {
  await openAtLastStep();
  const last = await stepShown(page);
  const { origin, pathname } = new URL(page.url());
  const home = `${origin}${pathname.replace(/[^/]*$/, '')}`;
  const state = await context.storageState();
  const reopened = await browser.newPage({ storageState: state });
  await reopened.goto(home);
  expect(await stepShown(reopened)).toBe(last);
  await reopened.close();

  const later = await browser.newPage({ storageState: state });
  await later.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await later.goto(home);
  await expect(form(later).locator('[name="loan_amount"]').last()).toBeVisible();
  const kept = await later.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(String(visitor.journey().answers['email']));
  await later.close();
});

test('a form left open for a day keeps its input, begins a session and asks the consents anew', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  await openAtLastStep();
  await answerStep(page, visitor.journey().answers);
  await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await submit(page);
  await expect(page.getByText(visitor.words('commonˆannouncement>session-over'))).toBeVisible();
  await expect(form(page).locator('[type="checkbox"]').first()).not.toBeChecked();
  expect(visitor.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain(String(visitor.journey().answers['email']));
});
