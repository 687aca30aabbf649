import { title, walkForm } from '../fixtures/robot';
import { answer, banner, choose, reopen, traces } from './consenting';
import { expect, test } from './thirdParties';
import { analyticsEvents, hostsOf, pixelNames, recorded } from './told';

/** What a no does: the browser's own, one that takes back a yes, and one to some of it. */

test('a browser that refuses sharing is asked all the same, and its yes holds for all but advertising', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await openAtLastStep('at-once');
  await expect(banner(page)).toBeVisible();
  await answer(page, visitor.words, 'accept');
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => analyticsEvents(thirdParties).map(({ event }) => event)).toContain('Accepted');
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  expect([...hostsOf(thirdParties)].sort()).toEqual(['cdn.logr-in.com', 'eu.i.posthog.com', 'r.logr-in.com']);
  expect((await traces(page)).filter((name) => /^(?:_g|_fb|_tt|tt)/.test(name))).toEqual([]);
  await page.reload();
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

/** What platforms have left in the browser. */
const left = /^(?:_g|_fb|_ttp|tt_|ph_|__ph|_lr|__lr)/;

test('a yes that is taken back ends everything, and takes away what platforms have left', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await openAtLastStep('at-once');
  await answer(page, visitor.words, 'accept');
  await expect
    .poll(async () => (await traces(page)).filter((name) => left.test(name)).toSorted())
    .toEqual(
      expect.arrayContaining(['_fbp', '_gcl_au', '_gcl_aw', '_lr_uf_-sample', '_ttp', 'tt_sessionId']),
    );
  await expect.poll(() => traces(page)).toContainEqual(expect.stringMatching(/^ph_/));
  await reopen(page, visitor.words);
  const before = thirdParties.sent.length;
  const isReloaded = page.waitForEvent('load');
  await answer(page, visitor.words, 'refuse');
  await isReloaded;
  await expect(page.locator('form[data-step]')).toBeVisible();
  expect((await traces(page)).filter((name) => left.test(name))).toEqual([]);

  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  expect(thirdParties.sent.slice(before).map(({ address }) => address.href)).toEqual([]);
  expect((await traces(page)).filter((name) => left.test(name))).toEqual([]);
});

test('analytics that are refused in mid-course end without a reload, and the rest goes on', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await openAtLastStep('at-once');
  await answer(page, visitor.words, 'accept');
  await expect.poll(() => analyticsEvents(thirdParties)).not.toEqual([]);
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await reopen(page, visitor.words);
  await choose(page, visitor.words, ['recording', 'advertising']);
  await expect.poll(async () => (await traces(page)).filter((name) => name.startsWith('ph_'))).toEqual([]);
  const before = analyticsEvents(thirdParties).length;
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  const told = ['CompleteRegistration'];
  await expect.poll(() => pixelNames(thirdParties)).toEqual({ social: told, second: told });
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await page.reload();
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  expect(analyticsEvents(thirdParties)).toHaveLength(before);
  expect((await traces(page)).filter((name) => name.startsWith('ph_'))).toEqual([]);
});

test('a no in one tab ends what runs in another', async ({ page, context, visitor, thirdParties }) => {
  await page.goto('./');
  await answer(page, visitor.words, 'accept');
  const other = await context.newPage();
  await other.goto('./');
  await expect.poll(() => recorded(thirdParties).filter(({ kind }) => kind === 'init')).toHaveLength(2);
  const areReloaded = [page, other].map((tab) => tab.waitForEvent('load'));
  await reopen(page, visitor.words);
  await answer(page, visitor.words, 'refuse');
  await Promise.all(areReloaded);
  for (const tab of [page, other]) {
    await expect(tab.locator('form[data-step]')).toBeVisible();
    await expect(banner(tab)).toBeHidden();
    expect((await traces(tab)).filter((name) => left.test(name))).toEqual([]);
  }
});

test('data that are deleted end what platforms were told of, take their traces, and the question is asked anew', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await openAtLastStep('at-once');
  await answer(page, visitor.words, 'accept');
  await expect.poll(() => traces(page)).toContainEqual(expect.stringMatching(/^ph_/));
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  await page.getByRole('button', { name: visitor.words('commonˆfooter>delete') }).click();
  const isReloaded = page.waitForEvent('load');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.words('commonˆfooter>delete_confirm') })
    .click();
  await isReloaded;
  await expect(page.getByText(visitor.words('commonˆannouncement>deleted'))).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect((await traces(page)).filter((name) => left.test(name))).toEqual([]);
  const before = thirdParties.sent.length;
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  expect(thirdParties.sent.slice(before).map(({ address }) => address.href)).toEqual([]);
});
