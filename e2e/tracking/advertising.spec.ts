import { leadCalls } from '../fixtures/calls';
import { title, walkForm } from '../fixtures/robot';
import { answer, choose } from './consenting';
import { expect, test } from './thirdParties';
import { conversions, hostsOf, layerEntries, pixelNames, secondEvents, sha256, socialEvents } from './told';

/** What ad platforms are sent after a yes to advertising: requests and bodies, from the first step to the partner. */

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
const toldHash = expect.stringMatching(/^[0-9a-f]{64}$/);

test('a whole application: one Lead and one CompleteRegistration for each platform, by one id each', async ({
  page,
  visitor,
  thirdParties,
}) => {
  await page.goto('./?gclid=click-1');
  await choose(page, visitor.words, ['advertising']);
  const answers = visitor.answers('at-once');
  await walkForm(page, answers);
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => conversions(thirdParties)).toHaveLength(1);
  await expect
    .poll(() => pixelNames(thirdParties))
    .toEqual({
      social: ['Lead', 'CompleteRegistration'],
      second: ['Lead', 'CompleteRegistration'],
    });

  const [lead, registration] = socialEvents(thirdParties);
  const { sessionId } = leadCalls(visitor)[0]?.body ?? {};
  const user = {
    external_id: sha256(String(sessionId)),
    email: sha256(String(answers['email']).trim().toLowerCase()),
    phone_number: sha256('+34612345678'),
  };
  for (const told of [lead, registration]) {
    expect(told).toEqual({
      event: told?.event,
      event_id: toldHash,
      properties: {},
      context: { user, page: { url: expect.any(String), referrer: '' } },
    });
  }
  const ids = [lead?.event_id, registration?.event_id];
  expect(new Set(ids).size).toBe(2);

  expect(secondEvents(thirdParties)).toEqual(
    ['Lead', 'CompleteRegistration'].map((ev, place) => ({
      id: '1000',
      by: 'track',
      ev,
      cd: '{}',
      eid: ids[place],
      dl: expect.any(String),
      rl: '',
    })),
  );
  expect(conversions(thirdParties)).toEqual([
    { send_to: 'AW-000000001/sample', transaction_id: ids[1], url: expect.any(String) },
  ]);
  const update = ['consent', 'update', { ...granted, analytics_storage: 'denied' }];
  expect(layerEntries(thirdParties)).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
    update,
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    update,
    ['js', expect.any(String)],
    ['config', 'AW-000000001', { send_page_view: false }],
    { event: 'Lead', event_id: ids[0] },
    { event: 'CompleteRegistration', event_id: ids[1] },
    ['event', 'conversion', { send_to: 'AW-000000001/sample', transaction_id: ids[1] }],
  ]);
  expect(hostsOf(thirdParties).toSorted()).toEqual([
    'analytics.tiktok.com',
    'connect.facebook.net',
    'www.facebook.com',
    'www.googleadservices.com',
    'www.googletagmanager.com',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('ondara-es:gclid'))).toContain('click-1');
});

test('a rejection: told once, by whom although nothing personal is left, and no conversion', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  await openAtLastStep('rejected.at-once');
  await choose(page, visitor.words, ['advertising']);
  const answers = visitor.answers('rejected.at-once');
  await walkForm(page, answers);
  await expect(title(page, visitor.titles.rejected)).toBeVisible();
  const told = ['CompleteRegistration', 'Reject'];
  await expect.poll(() => pixelNames(thirdParties)).toEqual({ social: told, second: told });

  const { sessionId } = leadCalls(visitor).at(-1)?.body ?? {};
  expect(socialEvents(thirdParties)[1]).toMatchObject({
    event: 'Reject',
    context: {
      user: {
        external_id: sha256(String(sessionId)),
        email: sha256(String(answers['email'])),
        phone_number: sha256('+34612345678'),
      },
    },
  });
  expect(secondEvents(thirdParties)[1]).toMatchObject({ by: 'trackCustom', ev: 'Reject' });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(String(answers['email']));
  expect(kept).not.toContain('612345678');

  await page.reload();
  await expect(title(page, visitor.titles.rejected)).toBeVisible();
  await expect.poll(() => layerEntries(thirdParties).filter(isScript)).toHaveLength(2);
  expect(pixelNames(thirdParties)).toEqual({ social: told, second: told });
  expect(conversions(thirdParties)).toHaveLength(1);
});

const isScript = (entry: unknown): boolean => JSON.stringify(entry).includes('gtm.js');

test('an ads tag that never calls back keeps nobody from the partner', async ({
  page,
  visitor,
  thirdParties,
  openAtLastStep,
}) => {
  thirdParties.answer(/gtag\/js/, '');
  await openAtLastStep('at-once');
  await answer(page, visitor.words, 'accept');
  await walkForm(page, visitor.answers('at-once'));
  await expect(title(page, visitor.titles.accepted)).toBeVisible();
  await expect.poll(() => JSON.stringify(layerEntries(thirdParties))).toContain('"conversion"');
  expect(conversions(thirdParties)).toEqual([]);
  await page.getByRole('button', { name: visitor.words('screensˆaccepted>continue') }).click();
  await page.waitForURL(/partner-sandbox/);
});
