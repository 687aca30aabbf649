import type { APIRequestContext, Page } from '@playwright/test';
import type { CompletedForm } from '../fixtures/completedForm';
import { answerAndSubmitStep, readCurrentStep } from '../fixtures/robot';
import { findLeaks, type Secret } from '../fixtures/secrets';
import type { Visitor } from '../fixtures/test';
import { answerBanner } from './consentBanner';
import { expect, test, type ThirdParties } from './thirdParties';
import { findContactedHosts } from './platformRequests';

/** Ids in addresses: no platform, and no script of a platform, can read them, whatever address the visit begins with. */

async function createLead(
  request: APIRequestContext,
  visitor: Visitor,
  { create }: CompletedForm,
): Promise<string> {
  const created = await request.post(`api${create.path}`, {
    data: {
      ...create.body,
      contactDetails: { email: visitor.createAnswers()['email'], phoneNumber: '+34612345678' },
      sessionId: crypto.randomUUID(),
    },
    headers: { 'X-Requested-With': 'loan-application', 'Idempotency-Key': crypto.randomUUID() },
  });
  const { id } = await created.json();
  return String(id);
}

const reference = 'ref-7d1e0c55';
const transaction = 'trx-90ab41';
const email = 'fulgencia.link@example.com';
const number = '34612990817';

/** Addresses that carry an id. */
const addresses: Readonly<Record<string, (lead: string, session: string) => string>> = {
  'a continue link': (lead) => `continue/${lead}?urlType=retargeting&refTransactionId=${transaction}`,
  'a continue link with a slash too many': (lead) => `continue//${lead}/?s_id=${transaction}`,
  'a continue link into a session': (lead, session) => `continue/${lead}?sessionId=${session}&email=${email}`,
  'the session of an affiliate': (_lead, session) => `./?sessionId=${session}&gclid=click-1`,
  'a step in a session': (_lead, session) => `loan-details?sessionId=${session}&email=${email}`,
  'a page that does not exist': (_lead, session) => `nowhere?sessionId=${session}`,
  'a partner who sent the applicant back': () => `instantor?reference=${reference}`,
  'an affiliate that names a person': () =>
    `./?refName=shop&refSubId=${email}&utm_source=news&utm_term=%2B${number}`,
  'a link to unsubscribe': () => `unsubscribe?email=${email}`,
};

const allHosts = [
  'analytics.tiktok.com',
  'connect.facebook.net',
  'eu.i.posthog.com',
  'r.logr-in.com',
  'www.googletagmanager.com',
];

/** What the specification gives to platforms. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'analytics.tiktok.com': ['session as SHA-256'],
  'eu.i.posthog.com': ['session as text'],
};

/** Everything that a script on the page can read about addresses. */
const readAddresses = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      document.title,
      window.history.state,
      performance.getEntries().map(({ name }) => name),
    ]),
  );

function expectNoIds({ sent }: ThirdParties, secrets: readonly Secret[], readable: string): void {
  for (const { host, address, body, headers } of sent) {
    const found = findLeaks(secrets, [address.href, body, headers].join('\n'));
    expect(found.filter((leak) => allowed[host]?.includes(leak) !== true)).toEqual([]);
  }
  expect(findLeaks(secrets, readable)).toEqual([]);
}

for (const [which, createAddress] of Object.entries(addresses)) {
  for (const when of ['an earlier visit', 'this visit'] as const) {
    const tag = which === 'a continue link' ? [] : ['@rest'];
    test(
      `no platform learns an id from the address of ${which}, with consent of ${when}`,
      { tag: ['@F5', ...tag] },
      async ({ page, pageName, request, visitor, completedForm, thirdParties }) => {
        const lead = await createLead(request, visitor, completedForm);
        const session = crypto.randomUUID();
        if (when === 'an earlier visit') {
          await page.goto('robots.txt');
          await page.evaluate(
            ([key, at]) => {
              const given = { analytics: true, recording: true, advertising: true };
              localStorage.setItem(key, JSON.stringify({ version: 1, at, given }));
            },
            [`${pageName}:consent`, new Date(Date.now() - 60_000).toISOString()] as const,
          );
        }
        await page.goto(createAddress(lead, session));
        if (when === 'this visit') await answerBanner(page, visitor.text, 'accept');
        for (const host of allHosts)
          await expect.poll(() => findContactedHosts(thirdParties), host).toContain(host);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const secrets = [
          { name: 'lead', value: lead },
          { name: 'session', value: session },
          { name: 'reference', value: reference },
          { name: 'transaction', value: transaction },
          { name: 'e-mail', value: email },
          { name: 'number', value: number },
        ];
        expectNoIds(thirdParties, secrets, await readAddresses(page));
      },
    );
  }
}

test(
  'a continue link keeps its place over a reload and back, with platforms',
  { tag: '@rest' },
  async ({ page, request, visitor, completedForm }) => {
    const [first, second] = [
      await createLead(request, visitor, completedForm),
      await createLead(request, visitor, completedForm),
    ];
    const title = page.getByRole('heading', { level: 1 });
    const lastLookUp = () => visitor.calls.findLast(({ path }) => path.includes('/lead/url/'))?.path;
    const expectLink = async (id: string) => {
      await expect(title).toHaveText(visitor.text('screensˆcontinue>title'));
      await expect.poll(lastLookUp).toContain(`/lead/url/${id}/abandonment`);
      await expect(page).toHaveURL(/\/continue\?urlType=abandonment$/);
    };
    await page.goto(`continue/${first}?urlType=abandonment`);
    await expectLink(first);
    await page.reload();
    await expectLink(first);
    await page.goto(`continue/${second}?urlType=abandonment`);
    await expectLink(second);
    await page.goBack();
    await expectLink(first);
    await answerBanner(page, visitor.text, 'accept');
    await page.goto('robots.txt');
    await page.goBack();
    await expectLink(first);
    await page.getByRole('button', { name: visitor.text('screensˆcontinue>go') }).click();
    await readCurrentStep(page);
    expect(page.url()).not.toContain(first);
  },
);

test(
  'a link gives its campaign to its own lead, although the address loses the id, and to no other',
  { tag: '@rest' },
  async ({ page, pageName, request, visitor, completedForm }) => {
    const [own, other] = [
      await createLead(request, visitor, completedForm),
      await createLead(request, visitor, completedForm),
    ];
    const go = page.getByRole('button', { name: visitor.text('screensˆcontinue>go') });
    const readCampaign = () =>
      page.evaluate((name) => {
        const { id, utm, gclid } = JSON.parse(
          sessionStorage.getItem(`${name}:leadApplication`) ?? '{}',
        ).application;
        return { id, utm, gclid };
      }, pageName);
    await page.goto(`continue/${own}`);
    await go.click();
    await readCurrentStep(page);
    await page.goto(`continue/${own}?utm_source=mail&gclid=click-1`);
    await expect(go).toBeVisible();
    const campaign = { id: own, utm: { utm_source: 'mail' }, gclid: 'click-1' };
    expect(await readCampaign()).toEqual(campaign);
    await page.goto(`continue/${other}?utm_source=news&gclid=click-2`);
    await expect
      .poll(() => visitor.calls.findLast(({ path }) => path.includes('/lead/url/'))?.path)
      .toContain(other);
    expect(await readCampaign()).toEqual(campaign);
  },
);

test('a document whose address names an id starts no platform if it cannot be replaced', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  thirdParties.respondTo(/./, '');
  await page.goto(`./?sessionId=${crypto.randomUUID()}`);
  await answerBanner(page, visitor.text, 'accept');
  await expect(page).not.toHaveURL(/sessionId/);
  await answerAndSubmitStep(page, visitor.createAnswers());
  await expect.poll(() => readCurrentStep(page)).not.toBe('loan-details');
  expect(thirdParties.sent).toEqual([]);
});
