import { form, sendStep, stepLeft, stepShown, walkForm } from '../fixtures/robot';
import { leadCalls } from '../fixtures/calls';
import { expect, test, type Visitor } from '../fixtures/test';

/**
 * What a link brings: attribution, prefill, amounts; and what it must not do. On one page each: what an address says is read
 * before a flow or a country is asked. How each parameter is read stands in entry.test.ts, how amounts are snapped too.
 */

const body = (visitor: Visitor) => leadCalls(visitor)[0]?.body ?? {};

test(
  'a campaign and an affiliate go with the lead, and the affiliate is told of the visit once',
  { tag: ['@classic-page', '@attribution'] },
  async ({ page, visitor, filledIn }) => {
    const { creatingStep } = filledIn;
    const sessionId = crypto.randomUUID();
    await page.goto(
      `./?sessionId=${sessionId}&refName=comparador&refSubId=sub-1&s_id=t-1&utm_source=search&utm_medium=cpc` +
        '&gclid=Cj0K&gbraid=gb&fbclid=fb-1&ttclid=tt-1&sellingTierGlobalId=tier-7',
    );
    await walkForm(page, visitor.answers(), { until: creatingStep });
    await sendStep(page, visitor.answers());
    await stepLeft(page, creatingStep);
    expect(body(visitor)).toMatchObject({
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
    await stepShown(page);
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
  'personal parameters fill their fields, can be changed, and leave the address',
  { tag: ['@classic-page', '@S13', '@prefill'] },
  async ({ page, visitor, filledIn }) => {
    const seen: string[] = [];
    page.on('request', (sent) => seen.push(sent.url(), sent.headers()['referer'] ?? ''));
    const prefilled = { first_name: 'Ana', last_name: 'Sol', email: 'eva@example.com' };
    const last = Object.keys(filledIn.owners).findLast((name) => Object.hasOwn(prefilled, name)) ?? '';
    await page.goto(
      './?firstName=Ana&lastName=Sol&email=eva%40example.com&phoneNumber=600100200&amount=2000',
    );
    await expect(page).toHaveURL(/\/[a-z-]+\?amount=2000$/);
    const filled: string[] = [];
    await walkForm(
      page,
      { ...visitor.answers(), loan_amount: '2000' },
      {
        until: filledIn.owners[last] ?? '',
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

test('an amount beyond the page is clamped', { tag: ['@classic-page', '@prefill'] }, async ({ page }) => {
  const amount = form(page).locator('[name="loan_amount"]').last();
  await page.goto('./');
  await stepShown(page);
  const usual = await amount.inputValue();
  await page.goto('./?amount=99999999');
  await expect(amount).not.toHaveValue(usual);
  expect(Number((await amount.inputValue()).replace(/\D/g, ''))).toBeLessThan(99_999_999);
});

test(
  'markup in an address is text, never part of the page',
  { tag: ['@classic-page', '@S1'] },
  async ({ page, visitor }) => {
    const payload = '<img src=x onerror="window.marked=1">';
    const query = new URLSearchParams({ firstName: payload, refName: payload, utm_source: payload });
    await page.goto(`./?${query}`);
    await walkForm(page, visitor.answers(), {
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

/** Where the consents stand before most of the form. */
test(
  'a new affiliate in mid-form begins a session, keeps the input and asks consents anew',
  { tag: ['@dynamic-page', '@session', '@storage'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep();
    const last = await stepShown(page);
    await page.goto('./?refName=otro');
    const step = await stepShown(page);
    expect(step).not.toBe(last);
    await expect(form(page).locator('[type="checkbox"]').first()).not.toBeChecked();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('otro');
    expect(stored).toContain(String(visitor.answers()['email']));
  },
);

test(
  'a link with another session in a second tab shows nothing of the first, and takes nothing from it',
  { tag: ['@classic-page', '@S16', '@session', '@storage', '@tabs'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    await openAtLastStep();
    const last = await stepShown(page);
    const first = page.url().replace(/[^/]*$/, '');
    const email = String(visitor.answers()['email']);
    const other = await context.newPage();
    const session = crypto.randomUUID();
    await other.goto(`${first}?sessionId=${session}`);
    for (const shown of ['opened', 'reloaded']) {
      await stepShown(other);
      expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage })), shown).not.toContain(email);
      expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage })), shown).toContain(session);
      await other.reload();
    }
    await page.reload();
    expect(await stepShown(page)).toBe(last);
    await page.close();
    const back = await context.newPage();
    await back.goto(first);
    expect(await stepShown(back)).toBe(last);
  },
);
