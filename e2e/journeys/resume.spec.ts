import type { APIRequestContext, Page } from '@playwright/test';
import { answerStep, form, readCurrentStep, submit } from '../fixtures/robot';
import type { CompletedForm } from '../fixtures/completedForm';
import { expect, test, type Visitor } from '../fixtures/test';
import { waitForScripts } from '../fixtures/waitForScripts';

/**
 * Experience, item 4: resuming an application, and the other links that arrive by e-mail. On one page, unless a test says otherwise.
 * `ContinueScreen.test.tsx` and `UnsubscribeScreen.test.tsx` cover broken links and server errors.
 */

/** Creates a lead of the visitor as another browser does, up to the contact step, and returns its id. */
async function createLeadElsewhere(
  request: APIRequestContext,
  visitor: Visitor,
  { create }: CompletedForm,
  story?: string,
): Promise<string> {
  const created = await request.post(`api${create.path}`, {
    data: {
      ...create.body,
      generalPolicies: true,
      contactDetails: { email: visitor.createAnswers(story)['email'], phoneNumber: '+34612345678' },
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

/** On one page: the one with the longest footer. */
test(
  'a link to an unknown lead shows one card without empty space around it',
  { tag: ['@rest', '@dynamic-page', '@continue', '@layout'] },
  async ({ page, visitor }) => {
    for (const [width, height] of [
      // The card and the legal line need 748 pixels.
      [360, 780],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('continue/nobody');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(visitor.text('screensˆcontinue>unknown_title'));
      const needed = () => page.locator('html').evaluate(({ scrollHeight }) => scrollHeight);
      await expect.poll(needed).toBe(height);
    }
  },
);

/** On both pages: each flow requests the lead from its own API version. */
test(
  'a link continues a lead with a masked contact at its first unfinished step',
  { tag: ['@V5', '@continue'] },
  async ({ page, request, visitor, completedForm }) => {
    const id = await createLeadElsewhere(request, visitor, completedForm);
    await page.goto(`continue/${id}?urlType=abandonment&refTransactionId=t-1`);
    await expect(page.getByRole('heading', heading)).toHaveText(visitor.text('screensˆcontinue>title'));
    const main = page.getByRole('main');
    await expect(main).toContainText('@');
    await expect(main).not.toContainText(String(visitor.createAnswers()['email']));
    await expect(page.locator('header')).toHaveAttribute('inert', '');
    expect(visitor.calls.at(-1)?.path).toContain(`/lead/url/${id}/abandonment?refTransactionId=t-1`);
    await page.getByRole('button', { name: visitor.text('screensˆcontinue>go') }).click();
    const step = await readCurrentStep(page);
    expect(step).toBe('personal-details');
    await page.reload();
    expect(await readCurrentStep(page)).toBe(step);

    await page.goto(`continue/${id}`);
    await page.getByRole('button', { name: visitor.text('screensˆcontinue>go') }).click();
    expect(await readCurrentStep(page)).toBe(step);
    expect(visitor.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test(
  'the id of a link leaves the address, and a reload and back find the lead again',
  { tag: ['@H13', '@dynamic-page', '@V5', '@continue', '@history'] },
  async ({ page, request, visitor, completedForm }) => {
    const id = await createLeadElsewhere(request, visitor, completedForm);
    const expectLink = async () => {
      await expect(page.getByRole('heading', heading)).toHaveText(visitor.text('screensˆcontinue>title'));
      await expect(page).toHaveURL(/\/continue\?urlType=abandonment$/);
      expect(visitor.calls.findLast(({ path }) => path.includes('/lead/url/'))?.path).toContain(
        `/lead/url/${id}/abandonment`,
      );
    };
    await page.goto(`continue/${id}?urlType=abandonment&sessionId=${crypto.randomUUID()}`);
    await expectLink();
    await page.reload();
    await expectLink();
    await page.goto('continue/nobody');
    await expect(page.getByRole('heading', heading)).toHaveText(
      visitor.text('screensˆcontinue>unknown_title'),
    );
    await page.goBack();
    await expectLink();
  },
);

/**
 * Targets of campaigns and reminders. `ContinueScreen.test.tsx` covers all of them with every type of link, and `stands.spec.ts` applications
 * that have ended.
 */
const leads = [
  { lead: 'an abandoned lead', urlType: 'abandonment', state: 0, step: 'personal-details' },
  { lead: 'a lead with further questions', urlType: 'retargeting', state: 16, step: 'vehicle' },
  { lead: 'a lead in checking', urlType: 'abandonment', state: 6, title: 'checking' },
] as const;

for (const { lead, urlType, state, ...shown } of leads) {
  test(
    `a link of type ${urlType} opens the screen of ${lead}, also after a reload`,
    { tag: ['@rest', '@dynamic-page', '@V5', '@S18', '@continue'] },
    async ({ page, request, visitor, completedForm }) => {
      const id = await createLeadElsewhere(request, visitor, completedForm, 'never');
      await request.post('api/__control', { data: { places: [{ id, state }] } });
      await page.goto(`continue/${id}?urlType=${urlType}&refTransactionId=t-1`);
      await page.getByRole('button', { name: visitor.text('screensˆcontinue>go') }).click();
      const expectScreen = async () => {
        if ('step' in shown) expect(await readCurrentStep(page)).toBe(shown.step);
        else await expect(page.getByRole('heading', heading)).toHaveText(visitor.titles[shown.title]);
      };
      await expectScreen();
      await page.reload();
      await expectScreen();
      const paths = visitor.calls.map(({ path }) => path);
      expect(paths).toContainEqual(
        expect.stringContaining(`/lead/url/${id}/${urlType}?refTransactionId=t-1`),
      );
      expect(visitor.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );
}

for (const urlType of ['retargeting', 'abandonment']) {
  test(
    `a link of type ${urlType} to a lead that no longer exists offers a new application`,
    { tag: ['@rest', '@dynamic-page', '@V5', '@continue'] },
    async ({ page, browser, baseURL, visitor }) => {
      const elsewhere = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await elsewhere.goto('./');
      const firstStep = await readCurrentStep(elsewhere);
      await elsewhere.context().close();
      await page.goto(`continue/gone-1?urlType=${urlType}`);
      await expect(page.getByRole('heading', heading)).toHaveText(
        visitor.text('screensˆcontinue>unknown_title'),
      );
      await page.getByRole('button', { name: visitor.text('screensˆcontinue>anew') }).click();
      await expect(form(page)).toHaveAttribute('data-step', firstStep);
    },
  );
}

test(
  'a link asks the applicant to choose if another application is open, and does not mix the two',
  { tag: ['@dynamic-page', '@V5', '@continue', '@storage'] },
  async ({ page, request, visitor, completedForm, openAtLastStep }) => {
    const id = await createLeadElsewhere(request, visitor, completedForm);
    await openAtLastStep();
    const last = await readCurrentStep(page);
    await page.goto(`continue/${id}`);
    await expect(page.getByRole('heading', heading)).toHaveText(
      visitor.text('screensˆcontinue>conflict_title'),
    );
    await page.getByRole('button', { name: visitor.text('screensˆcontinue>conflict_here') }).click();
    expect(await readCurrentStep(page)).toBe(last);
    await page.goto(`continue/${id}`);
    await page.getByRole('button', { name: visitor.text('screensˆcontinue>conflict_link') }).click();
    expect(await readCurrentStep(page)).not.toBe(last);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).toContain(id);
    for (const name of ['iban', 'personal_code']) {
      expect(stored).not.toContain(String(visitor.createAnswers()[name]).replace(/[\s-]/g, '').toUpperCase());
    }
  },
);

test(
  'a link with an invalid id shows a neutral screen and offers a new application',
  { tag: ['@H16', '@classic-page', '@V5', '@S16', '@continue'] },
  async ({ page, visitor }) => {
    for (const id of ['unknown', '%3Cb%3E', 'lead%3Fid=1']) {
      await page.goto(`continue/${id}`);
      await expect(page.getByRole('heading', heading)).toHaveText(
        visitor.text('screensˆcontinue>unknown_title'),
      );
    }
    await page.getByRole('button', { name: visitor.text('screensˆcontinue>anew') }).click();
    await readCurrentStep(page);
  },
);

test(
  'unsubscribe asks for confirmation, sends one request and removes the e-mail from the address bar',
  { tag: ['@H18', '@classic-page', '@S13', '@S18', '@unsubscribe'] },
  async ({ page, visitor }) => {
    const calls = () => visitor.calls.filter(({ path }) => path.startsWith('/customer/email/unsubscribe'));
    await page.goto('unsubscribe?email=ana%40example.com');
    await expect(page).toHaveURL(/unsubscribe$/);
    await expect(page.getByRole('main')).toContainText('ana@example.com');
    expect(calls()).toEqual([]);
    const button = page.getByRole('button', { name: visitor.text('screensˆunsubscribe>button') });
    await button.dblclick();
    await expect(page.getByRole('heading', heading)).toHaveText(
      visitor.text('screensˆunsubscribe>done_title'),
    );
    expect(calls()).toHaveLength(1);
  },
);

test(
  'a reopened browser continues at the same step, and after a day stores nothing personal',
  { tag: ['@classic-page', '@C2', '@S15', '@session', '@storage'] },
  async ({ browser, context, page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    const last = await readCurrentStep(page);
    const { origin, pathname } = new URL(page.url());
    const home = `${origin}${pathname.replace(/[^/]*$/, '')}`;
    const state = await context.storageState();
    const reopened = await browser.newPage({ storageState: state });
    await reopened.goto(home);
    expect(await readCurrentStep(reopened)).toBe(last);
    await reopened.close();

    const later = await browser.newPage({ storageState: state });
    await later.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await later.goto(home);
    await expect(form(later).locator('[name="loan_amount"]').last()).toBeVisible();
    const stored = await later.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(String(visitor.createAnswers()['email']));
    await later.close();
  },
);

const readHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test(
  'a form left open for a day keeps its answers, starts a new session and resets the consents',
  { tag: ['@classic-page', '@C2', '@session'] },
  async ({ page, visitor, openAtReview }) => {
    // A clock that is installed in an open page passes through 1970.
    await page.clock.install();
    await openAtReview();
    await answerStep(page, visitor.createAnswers());
    // The code that covers loads late.
    await waitForScripts(page, 'form');
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: visitor.text('commonˆcover>show') }).click();
    // A button that moves when it comes into view loses the press.
    const height = await readHeight(page);
    await form(page).locator('button[type=submit]').scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
    );
    expect(await readHeight(page)).toBe(height);
    await submit(page);
    await expect(page.getByText(visitor.text('commonˆannouncement>session-over'))).toBeVisible();
    await expect(form(page).locator('[type="checkbox"]').first()).not.toBeChecked();
    expect(visitor.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain(String(visitor.createAnswers()['email']));
  },
);
