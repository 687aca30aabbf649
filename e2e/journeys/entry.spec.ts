import { form, answerAndSubmitStep, waitUntilStepLeft, readCurrentStep, walkForm } from '../fixtures/robot';
import { filterLeadCalls } from '../fixtures/calls';
import { expect, test, type Visitor } from '../fixtures/test';

/**
 * Parameters of a link: attribution, prefill, amounts, and harmful values. On one page each: the address is read before flow or
 * country matter. `entry.test.ts` covers how each parameter is read and how amounts are rounded.
 */

const body = (visitor: Visitor) => filterLeadCalls(visitor)[0]?.body ?? {};

test(
  'the lead carries campaign and affiliate parameters, and the affiliate receives one visit event',
  { tag: ['@classic-page', '@attribution'] },
  async ({ page, visitor, completedForm }) => {
    const { creatingStep } = completedForm;
    const sessionId = crypto.randomUUID();
    await page.goto(
      `./?sessionId=${sessionId}&refName=comparador&refSubId=sub-1&s_id=t-1&utm_source=search&utm_medium=cpc` +
        '&gclid=Cj0K&gbraid=gb&fbclid=fb-1&ttclid=tt-1&sellingTierGlobalId=tier-7',
    );
    await walkForm(page, visitor.createAnswers(), { until: creatingStep });
    await answerAndSubmitStep(page, visitor.createAnswers());
    await waitUntilStepLeft(page, creatingStep);
    // The next step is shown before the answers are sent.
    await expect
      .poll(() => body(visitor))
      .toMatchObject({
        sessionId,
        tags: ['ui:react'],
        leadSource: 'search',
        utm: { utm_source: 'search', utm_medium: 'cpc' },
        affiliateReferenceParams: { attribute: 'comparador', subId: 'sub-1', transactionId: 't-1' },
        gclid: 'Cj0K',
        googleClick: { gclid: 'Cj0K' },
        metaPixel: { fbc: expect.stringMatching(/^fb\.1\.\d+\.fb-1$/) },
        tikTokPixel: { ttclid: 'tt-1' },
        sellingTierGlobalId: 'tier-7',
      });
    await page.reload();
    await readCurrentStep(page);
    const events = visitor.calls.filter(({ path }) => path === '/affiliate/event');
    expect(events.map((event) => event.body)).toEqual([
      expect.objectContaining({
        attribute: 'comparador',
        subId: 'sub-1',
        transactionId: 't-1',
        event: 'visit',
      }),
    ]);
  },
);

test(
  'personal parameters prefill editable fields and are removed from the address',
  { tag: ['@H13', '@classic-page', '@S13', '@prefill'] },
  async ({ page, visitor, completedForm }) => {
    const seen: string[] = [];
    page.on('request', (sent) => seen.push(sent.url(), sent.headers()['referer'] ?? ''));
    const prefilled = { first_name: 'Ana', last_name: 'Sol', email: 'eva@example.com' };
    const last = Object.keys(completedForm.owners).findLast((name) => Object.hasOwn(prefilled, name)) ?? '';
    await page.goto(
      './?firstName=Ana&lastName=Sol&email=eva%40example.com&phoneNumber=600100200&amount=2000',
    );
    await expect(page).toHaveURL(/\/[a-z-]+\?amount=2000$/);
    const filled: string[] = [];
    await walkForm(
      page,
      { ...visitor.createAnswers(), loan_amount: '2000' },
      {
        until: completedForm.owners[last] ?? '',
        onStep: async () => {
          for (const [name, value] of Object.entries(prefilled)) {
            const control = form(page).locator(`[name="${name}"]`);
            if ((await control.count()) === 0) continue;
            await expect(control).toHaveValue(value);
            filled.push(name);
          }
        },
      },
    );
    expect(filled.toSorted()).toEqual(Object.keys(prefilled).toSorted());
    expect(body(visitor)).toMatchObject({
      amount: 2000,
      posthogParameters: {
        isLeadPrefilled: true,
        leadPrefilledFields: ['first_name', 'last_name', 'email', 'phone_number'],
      },
    });
    const [opened, ...later] = seen;
    expect(opened).toContain('eva%40example.com');
    expect(later.filter((address) => address.includes('eva%40example.com'))).toEqual([]);
  },
);

test(
  'an amount in the address is clamped to the limits of the page',
  { tag: ['@classic-page', '@prefill'] },
  async ({ page }) => {
    const amount = form(page).locator('[name="loan_amount"]').last();
    await page.goto('./');
    await readCurrentStep(page);
    const usual = await amount.inputValue();
    await page.goto('./?amount=99999999');
    await expect(amount).not.toHaveValue(usual);
    expect(Number((await amount.inputValue()).replace(/\D/g, ''))).toBeLessThan(99_999_999);
  },
);

test(
  'markup in an address is rendered as text',
  { tag: ['@H1', '@classic-page', '@S1'] },
  async ({ page, visitor }) => {
    const payload = '<img src=x onerror="window.marked=1">';
    const query = new URLSearchParams({ firstName: payload, refName: payload, utm_source: payload });
    await page.goto(`./?${query}`);
    await walkForm(page, visitor.createAnswers(), {
      until: 'personal-details',
      onStep: async (step) => {
        if (step === 'personal-details') {
          await expect(form(page).locator('[name="first_name"]')).toHaveValue(payload);
        }
      },
    });
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBeUndefined();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  },
);

/** On the dynamic page: its consents come before most of the form. */
test(
  'a new affiliate reference mid-form starts a new session, keeps the answers and resets the consents',
  { tag: ['@dynamic-page', '@session', '@storage'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview();
    const last = await readCurrentStep(page);
    await page.goto('./?refName=otro');
    const step = await readCurrentStep(page);
    expect(step).not.toBe(last);
    await expect(form(page).locator('[type="checkbox"]').first()).not.toBeChecked();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('otro');
    expect(stored).toContain(String(visitor.createAnswers()['email']));
  },
);

test(
  'a second tab with another session neither reads nor changes the first session',
  { tag: ['@H16', '@classic-page', '@S16', '@session', '@storage', '@tabs'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    await openAtLastStep();
    const last = await readCurrentStep(page);
    const first = page.url().replace(/[^/]*$/, '');
    const email = String(visitor.createAnswers()['email']);
    const other = await context.newPage();
    const session = crypto.randomUUID();
    await other.goto(`${first}?sessionId=${session}`);
    for (const shown of ['opened', 'reloaded']) {
      await readCurrentStep(other);
      expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage })), shown).not.toContain(email);
      expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage })), shown).toContain(session);
      await other.reload();
    }
    await page.reload();
    expect(await readCurrentStep(page)).toBe(last);
    await page.close();
    const back = await context.newPage();
    await back.goto(first);
    expect(await readCurrentStep(back)).toBe(last);
  },
);
