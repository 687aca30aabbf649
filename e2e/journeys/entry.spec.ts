import { form, sendStep, stepShown, walkForm } from '../fixtures/robot';
import { expect, leadCalls, test, type Visitor } from '../fixtures/test';

/** What a link brings: attribution, prefill, amounts; and what it must not do. */

const body = (visitor: Visitor) => leadCalls(visitor)[0]?.body ?? {};

test('a campaign and an affiliate go with the lead, and the affiliate is told of the visit once', async ({
  page,
  visitor,
}) => {
  const journey = visitor.journey();
  const sessionId = crypto.randomUUID();
  await page.goto(
    `./?sessionId=${sessionId}&refName=comparador&refSubId=sub-1&s_id=t-1&utm_source=search&utm_medium=cpc` +
      '&gclid=Cj0K&gbraid=gb&fbclid=fb-1&ttclid=tt-1&sellingTierGlobalId=tier-7',
  );
  await walkForm(page, journey, { until: journey.creatingStep });
  await sendStep(page, journey.answers);
  await expect(page.locator(`form[data-step="${journey.creatingStep}"]`)).toHaveCount(0);
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
});

test('personal parameters fill their fields, can be changed, and leave the address', async ({
  page,
  visitor,
}, { project }) => {
  const journey = visitor.journey();
  const seen: string[] = [];
  page.on('request', (sent) => seen.push(sent.url(), sent.headers()['referer'] ?? ''));
  const last = project.name === 'ondara-es' ? 'personal-details' : 'contact-details';
  const prefilled = { first_name: 'Ana', last_name: 'Sol', email: 'eva@example.com' };
  await page.goto('./?firstName=Ana&lastName=Sol&email=eva%40example.com&phoneNumber=600100200&amount=2000');
  await expect(page).toHaveURL(/\/[a-z-]+\?amount=2000$/);
  const answers = { ...journey.answers, loan_amount: '2000' };
  await walkForm(
    page,
    { ...journey, answers },
    {
      until: last,
      onStep: async () => {
        for (const [name, value] of Object.entries(prefilled)) {
          const control = form(page).locator(`[name="${name}"]`);
          if ((await control.count()) > 0) await expect(control).toHaveValue(value);
        }
      },
    },
  );
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
});

test('amounts beyond the page are clamped, snapped, and nonsense is ignored', async ({ page }) => {
  const amount = form(page).locator('[name="loan_amount"]').last();
  const valueFor = async (query: string) => {
    await page.goto(`./?sessionId=${crypto.randomUUID()}&${query}`);
    await stepShown(page);
    return (await amount.inputValue()).replace(/\D/g, '');
  };
  const [usual, most] = [await valueFor('amount='), await valueFor('amount=99999999')];
  expect(Number(most)).toBeGreaterThan(Number(usual));
  expect(Number(await valueFor('amount=2051')) % 50).toBe(0);
  for (const nonsense of ['amount=-5', 'amount=1e3', 'amount=abc', 'amount=1&amount=2', '__proto__=1']) {
    expect(await valueFor(nonsense)).toBe(usual);
  }
});

test('markup in an address is text, never part of the page', async ({ page, visitor }) => {
  const payload = '<img src=x onerror="window.marked=1">';
  const journey = visitor.journey();
  const query = new URLSearchParams({ firstName: payload, refName: payload, utm_source: payload });
  await page.goto(`./?${query}`);
  await walkForm(page, journey, {
    until: 'personal-details',
    onStep: async (step) => {
      if (step === 'personal-details') {
        await expect(form(page).locator('[name="first_name"]')).toHaveValue(payload);
      }
    },
  });
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBeUndefined();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('a new affiliate in mid-form begins a session, keeps the input and asks consents anew', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  await openAtLastStep();
  const last = await stepShown(page);
  await page.goto('./?refName=otro');
  const step = await stepShown(page);
  expect(step).not.toBe(last);
  await expect(form(page).locator('[type="checkbox"]').first()).not.toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('otro');
  expect(stored).toContain(String(visitor.journey().answers['email']));
});

test('a session of somebody else shows nothing of what is stored here', async ({
  page,
  visitor,
  openAtLastStep,
}) => {
  await openAtLastStep();
  await stepShown(page);
  await page.goto(`./?sessionId=${crypto.randomUUID()}`);
  await stepShown(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(String(visitor.journey().answers['email']));
});
