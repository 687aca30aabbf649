import { walkForm, expectDecision } from '../fixtures/robot';
import { holdScripts } from '../fixtures/holdRequests';
import {
  answerBanner,
  getBanner,
  choosePurposes,
  openPurposeList,
  getPurposeCheckbox,
  reopenBanner,
  readStored,
  readCookiesAndKeys,
  waitForPixels,
} from './consentBanner';
import { expect, test } from './thirdParties';
import {
  readAnalyticsEvents,
  findContactedHosts,
  readPixelEventNames,
  readRecorderMessages,
} from './platformRequests';

/** Refusals: by the browser, after consent, and of single purposes. */

test(
  'a browser that refuses sharing is asked too, and its consent excludes advertising',
  { tag: '@K2' },
  async ({ page, visitor, thirdParties, openAtReview }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await openAtReview('at-once');
    await expect(getBanner(page)).toBeVisible();
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    await expect
      .poll(() => readAnalyticsEvents(thirdParties).map(({ event }) => event))
      .toContain('Accepted');
    await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
    expect([...findContactedHosts(thirdParties)].sort()).toEqual([
      'cdn.logr-in.com',
      'eu.i.posthog.com',
      'r.logr-in.com',
    ]);
    expect((await readCookiesAndKeys(page)).filter((name) => /^(?:_g|_fb|_tt|tt)/.test(name))).toEqual([]);
    await page.reload();
    await expectDecision(page, visitor.titles.accepted);
    await expect(getBanner(page)).toBeHidden();
  },
);

for (const when of ['before', 'after'] as const) {
  test(`a browser that refuses sharing is told so, and no yes to advertising is stored ${when} the start`, async ({
    page,
    pageName,
    visitor,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    const held = when === 'before' ? await holdScripts(page) : null;
    if (held !== null) {
      await page.goto('./', { waitUntil: 'commit' });
    } else {
      await page.goto('./');
      await expect(page.locator('#root[data-taken]')).toBeAttached();
    }
    await expect(getBanner(page).getByText(visitor.text('commonˆconsent>sharing_refused'))).toBeVisible();
    await answerBanner(page, visitor.text, 'accept');
    held?.release();
    await expect(page.locator('#root[data-taken]')).toBeAttached();
    const stored = await readStored(page, 'localStorage', `${pageName}:consent`);
    expect(JSON.parse(stored ?? '{}')).toMatchObject({
      given: { analytics: true, recording: true, advertising: false },
    });
    await reopenBanner(page, visitor.text);
    await expect(getBanner(page).getByText(visitor.text('commonˆconsent>sharing_refused'))).toBeVisible();
    await openPurposeList(page, visitor.text);
    await expect(getPurposeCheckbox(page, visitor.text, 'advertising')).toBeDisabled();
  });
}

test('the sentence about refused sharing is hidden in other browsers', async ({ page, visitor }) => {
  await page.goto('./');
  await expect(getBanner(page)).toBeVisible();
  await expect(getBanner(page).getByText(visitor.text('commonˆconsent>sharing_refused'))).toBeHidden();
});

test('withdrawn consent forgets the address of the recording, also in a tab that was elsewhere', async ({
  page,
  pageName,
  context,
  visitor,
}) => {
  const readAddress = () => readStored(page, 'sessionStorage', `${pageName}:sessionUrl`);
  await page.goto('./');
  await answerBanner(page, visitor.text, 'accept');
  await expect.poll(readAddress).not.toBeNull();
  await page.goto('robots.txt');
  const other = await context.newPage();
  await other.goto('./');
  await reopenBanner(other, visitor.text);
  await answerBanner(other, visitor.text, 'refuse');
  await page.goto('./');
  await expect.poll(readAddress).toBeNull();
});

/** Names of the cookies and keys of platforms. */
const platformCookiesAndKeys = /^(?:_g|_fb|_ttp|tt_|ph_|__ph|_lr|__lr)/;

test(
  'what platforms left under last year’s consent is removed, and nothing starts',
  { tag: '@K3' },
  async ({ page, pageName, thirdParties }) => {
    const given = { analytics: true, recording: true, advertising: true };
    await page.goto('robots.txt');
    await page.evaluate(
      ([key, record]) => {
        localStorage.setItem(key, record);
        localStorage.setItem('ph_phc_key_posthog', '{}');
        for (const name of ['_fbp', '_gcl_au']) document.cookie = `${name}=1; path=/`;
      },
      [`${pageName}:consent`, JSON.stringify({ version: 1, at: '2020-01-01T10:00:00.000Z', given })] as const,
    );
    await page.goto('./');
    await expect(getBanner(page)).toBeVisible();
    await expect
      .poll(async () => (await readCookiesAndKeys(page)).filter((name) => platformCookiesAndKeys.test(name)))
      .toEqual([]);
    expect(thirdParties.sent).toEqual([]);
  },
);

test(
  'withdrawn consent stops every platform and removes its traces',
  { tag: ['@K3', '@every-page'] },
  async ({ page, visitor, thirdParties }) => {
    await page.goto('./');
    await answerBanner(page, visitor.text, 'accept');
    await expect
      .poll(async () =>
        (await readCookiesAndKeys(page)).filter((name) => platformCookiesAndKeys.test(name)).toSorted(),
      )
      .toEqual(
        expect.arrayContaining(['_fbp', '_gcl_au', '_gcl_aw', '_lr_uf_-sample', '_ttp', 'tt_sessionId']),
      );
    await expect.poll(() => readCookiesAndKeys(page)).toContainEqual(expect.stringMatching(/^ph_/));
    await reopenBanner(page, visitor.text);
    const before = thirdParties.sent.length;
    const isReloaded = page.waitForEvent('load');
    await answerBanner(page, visitor.text, 'refuse');
    await isReloaded;
    await expect(page.locator('form[data-step]')).toBeVisible();
    expect((await readCookiesAndKeys(page)).filter((name) => platformCookiesAndKeys.test(name))).toEqual([]);

    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    expect(thirdParties.sent.slice(before).map(({ address }) => address.href)).toEqual([]);
    expect((await readCookiesAndKeys(page)).filter((name) => platformCookiesAndKeys.test(name))).toEqual([]);
  },
);

test('refused analytics stop without a reload, and other platforms continue', async ({
  page,
  visitor,
  thirdParties,
  openAtReview,
}) => {
  await openAtReview('at-once');
  await answerBanner(page, visitor.text, 'accept');
  await expect.poll(() => readAnalyticsEvents(thirdParties)).not.toEqual([]);
  await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
  await waitForPixels(page);
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await reopenBanner(page, visitor.text);
  await choosePurposes(page, visitor.text, ['recording', 'advertising']);
  await expect
    .poll(async () => (await readCookiesAndKeys(page)).filter((name) => name.startsWith('ph_')))
    .toEqual([]);
  const before = readAnalyticsEvents(thirdParties).length;
  await walkForm(page, visitor.createAnswers('at-once'));
  await expectDecision(page, visitor.titles.accepted);
  const names = ['CompleteRegistration'];
  await expect.poll(() => readPixelEventNames(thirdParties)).toEqual({ social: names, second: names });
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await page.reload();
  await expectDecision(page, visitor.titles.accepted);
  expect(readAnalyticsEvents(thirdParties)).toHaveLength(before);
  expect((await readCookiesAndKeys(page)).filter((name) => name.startsWith('ph_'))).toEqual([]);
});

test('a refusal in one tab stops the platforms in another', async ({
  page,
  context,
  visitor,
  thirdParties,
}) => {
  await page.goto('./');
  await answerBanner(page, visitor.text, 'accept');
  const other = await context.newPage();
  await other.goto('./');
  await expect
    .poll(() => readRecorderMessages(thirdParties).filter(({ kind }) => kind === 'init'))
    .toHaveLength(2);
  const areReloaded = [page, other].map((tab) => tab.waitForEvent('load'));
  await reopenBanner(page, visitor.text);
  await answerBanner(page, visitor.text, 'refuse');
  await Promise.all(areReloaded);
  for (const tab of [page, other]) {
    await expect(tab.locator('form[data-step]')).toBeVisible();
    await expect(getBanner(tab)).toBeHidden();
    expect((await readCookiesAndKeys(tab)).filter((name) => platformCookiesAndKeys.test(name))).toEqual([]);
  }
});

test(
  'the deletion of data stops every platform, removes its traces and opens the banner again',
  { tag: '@rest' },
  async ({ page, visitor, thirdParties, openAtReview }) => {
    await openAtReview('at-once');
    await answerBanner(page, visitor.text, 'accept');
    await expect.poll(() => readCookiesAndKeys(page)).toContainEqual(expect.stringMatching(/^ph_/));
    await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
    await page.getByRole('button', { name: visitor.text('commonˆfooter>delete') }).click();
    const isReloaded = page.waitForEvent('load');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.text('commonˆfooter>delete_confirm') })
      .click();
    await isReloaded;
    await expect(page.getByText(visitor.text('commonˆannouncement>deleted'))).toBeVisible();
    await expect(getBanner(page)).toBeVisible();
    expect((await readCookiesAndKeys(page)).filter((name) => platformCookiesAndKeys.test(name))).toEqual([]);
    const before = thirdParties.sent.length;
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    expect(thirdParties.sent.slice(before).map(({ address }) => address.href)).toEqual([]);
  },
);
