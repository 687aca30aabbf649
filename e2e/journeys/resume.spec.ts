import type { APIRequestContext } from '@playwright/test';
import { answerStep, form, stepShown, submit } from '../fixtures/robot';
import type { FilledIn } from '../fixtures/filledIn';
import { expect, test, type Visitor } from '../fixtures/test';

/**
 * Experience, item 4: a resume that explains itself; and the other links that arrive by e-mail. On one page where nothing else
 * is said. What a broken link and a server in trouble are answered stands in Continue.test.tsx and Unsubscribe.test.tsx.
 */

/** The id of a lead that the visitor began elsewhere, up to the first contact. */
async function leadBegunElsewhere(
  request: APIRequestContext,
  visitor: Visitor,
  { create }: FilledIn,
  story?: string,
): Promise<string> {
  const created = await request.post(`api${create.path}`, {
    data: {
      ...create.body,
      generalPolicies: true,
      contactDetails: { email: visitor.answers(story)['email'], phoneNumber: '+34612345678' },
      otherDetails: { loanPurpose: 'car' },
      financingOption: 'personal_loan',
      affiliateReferenceParams: { attribute: 'comparador', transactionId: 't-1' },
      sessionId: crypto.randomUUID(),
    },
    headers: { 'X-Requested-With': 'loan-application', 'Idempotency-Key': crypto.randomUUID() },
  });
  const { id } = await created.json();
  return String(id);
}

const heading = { level: 1 } as const;

/** On one page: the footer's words are longest where the law asks for most. */
test(
  'a link without its lead shows one card, and no room for what is hidden around it',
  { tag: ['@dynamic-page', '@continue', '@layout'] },
  async ({ page, visitor }) => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('continue/nobody');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(visitor.words('screensˆcontinue>unknown_title'));
      const needed = () => page.locator('html').evaluate(({ scrollHeight }) => scrollHeight);
      await expect.poll(needed).toBe(height);
    }
  },
);

/** On both pages: each flow asks its own version of the server for the lead. */
test(
  'a link continues a lead: masked contact, what is kept, and the first unfinished step',
  { tag: ['@V5', '@continue'] },
  async ({ page, request, visitor, filledIn }) => {
    const id = await leadBegunElsewhere(request, visitor, filledIn);
    await page.goto(`continue/${id}?urlType=abandonment&refTransactionId=t-1`);
    await expect(page.getByRole('heading', heading)).toHaveText(visitor.words('screensˆcontinue>title'));
    const main = page.getByRole('main');
    await expect(main).toContainText('@');
    await expect(main).not.toContainText(String(visitor.answers()['email']));
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
  },
);

/** Where campaigns and reminders lead; all of it with every type of link is Continue.test.tsx. */
const lives = [
  { life: 'that was left in mid-form', urlType: 'abandonment', state: 0, step: 'personal-details' },
  { life: 'that is asked for more', urlType: 'retargeting', state: 16, step: 'vehicle' },
  { life: 'that is being checked', urlType: 'abandonment', state: 6, title: 'checking' },
  { life: 'that was rejected', urlType: 'retargeting', state: 13, title: 'rejected' },
] as const;

for (const { life, urlType, state, ...shown } of lives) {
  test(
    `a link of the type ${urlType} leads a lead ${life} to where it stands, over a reload too`,
    { tag: ['@dynamic-page', '@V5', '@S18', '@continue'] },
    async ({ page, request, visitor, filledIn }) => {
      const id = await leadBegunElsewhere(request, visitor, filledIn, 'never');
      await request.post('api/__control', { data: { places: [{ id, state }] } });
      await page.goto(`continue/${id}?urlType=${urlType}&refTransactionId=t-1`);
      await page.getByRole('button', { name: visitor.words('screensˆcontinue>go') }).click();
      const isThere = async () => {
        if ('step' in shown) expect(await stepShown(page)).toBe(shown.step);
        else await expect(page.getByRole('heading', heading)).toHaveText(visitor.titles[shown.title]);
      };
      await isThere();
      await page.reload();
      await isThere();
      const asked = visitor.calls.map(({ path }) => path);
      expect(asked).toContainEqual(
        expect.stringContaining(`/lead/url/${id}/${urlType}?refTransactionId=t-1`),
      );
      expect(visitor.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );
}

for (const urlType of ['retargeting', 'abandonment']) {
  test(
    `a link of the type ${urlType} to a lead that is gone leads to a new start`,
    { tag: ['@dynamic-page', '@V5', '@continue'] },
    async ({ page, visitor }) => {
      await page.goto(`continue/gone-1?urlType=${urlType}`);
      await expect(page.getByRole('heading', heading)).toHaveText(
        visitor.words('screensˆcontinue>unknown_title'),
      );
      await page.getByRole('button', { name: visitor.words('screensˆcontinue>anew') }).click();
      expect(await stepShown(page)).toBe('loan-details');
    },
  );
}

test(
  'a link while another application is open asks which, and mixes nothing',
  { tag: ['@dynamic-page', '@V5', '@continue', '@storage'] },
  async ({ page, request, visitor, filledIn, openAtLastStep }) => {
    const id = await leadBegunElsewhere(request, visitor, filledIn);
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
      expect(stored).not.toContain(String(visitor.answers()[name]).replace(/[\s-]/g, '').toUpperCase());
    }
  },
);

test(
  'a link whose id is no id leads to one neutral page and a new start',
  { tag: ['@classic-page', '@V5', '@S16', '@continue'] },
  async ({ page, visitor }) => {
    for (const id of ['unknown', '%3Cb%3E', '..%2F..%2Flead']) {
      await page.goto(`continue/${id}`);
      await expect(page.getByRole('heading', heading)).toHaveText(
        visitor.words('screensˆcontinue>unknown_title'),
      );
    }
    await page.getByRole('button', { name: visitor.words('screensˆcontinue>anew') }).click();
    await stepShown(page);
  },
);

test(
  'unsubscribing asks first, calls once, says so, and takes the address out of the address bar',
  { tag: ['@classic-page', '@S13', '@S18', '@unsubscribe'] },
  async ({ page, visitor }) => {
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
  },
);

test(
  'a browser that was closed opens where it was, and after a day with nothing personal left',
  { tag: ['@classic-page', '@C2', '@S15', '@session', '@storage'] },
  async ({ browser, context, page, visitor, openAtLastStep }) => {
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
    expect(kept).not.toContain(String(visitor.answers()['email']));
    await later.close();
  },
);

test(
  'a form left open for a day keeps its input, begins a session and asks the consents anew',
  { tag: ['@classic-page', '@C2', '@session'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    await answerStep(page, visitor.answers());
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await submit(page);
    await expect(page.getByText(visitor.words('commonˆannouncement>session-over'))).toBeVisible();
    await expect(form(page).locator('[type="checkbox"]').first()).not.toBeChecked();
    expect(visitor.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain(String(visitor.answers()['email']));
  },
);
