import { filterLeadCalls } from '../fixtures/calls';
import { walkForm, expectDecision } from '../fixtures/robot';
import { answerBanner, choosePurposes, readStored, waitForPixels } from './consentBanner';
import { expect, test } from './thirdParties';
import {
  readConversions,
  findContactedHosts,
  readDataLayerEntries,
  readPixelEventNames,
  readSecondPixelEvents,
  sha256,
  readSocialPixelEvents,
} from './platformRequests';

/** The requests of advertising platforms after consent to advertising, from the first step to the partner. */

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
const anyHash = expect.stringMatching(/^[0-9a-f]{64}$/);

test(
  'an application sends one Lead and one CompleteRegistration to each platform, with the same ids',
  { tag: '@K6' },
  async ({ page, pageName, visitor, thirdParties }) => {
    await page.goto('./?gclid=click-1');
    await choosePurposes(page, visitor.text, ['advertising']);
    // The first step of the classic flow creates the lead.
    await waitForPixels(page);
    const answers = visitor.createAnswers('at-once');
    await walkForm(page, answers);
    await expectDecision(page, visitor.titles.accepted);
    await expect.poll(() => readConversions(thirdParties)).toHaveLength(1);
    await expect
      .poll(() => readPixelEventNames(thirdParties))
      .toEqual({
        social: ['Lead', 'CompleteRegistration'],
        second: ['Lead', 'CompleteRegistration'],
      });
    await expect.poll(() => readDataLayerEntries(thirdParties)).toHaveLength(8);

    const [lead, registration] = readSocialPixelEvents(thirdParties);
    // The classic flow creates the lead before it asks for the contact data.
    const bodies = [filterLeadCalls(visitor)[0], filterLeadCalls(visitor).at(-1)].map(
      (call) => call?.body ?? {},
    );
    for (const [index, event] of [lead, registration].entries()) {
      const { sessionId, contactDetails } = bodies[index] ?? {};
      const isKnown = contactDetails !== undefined;
      const user = {
        external_id: sha256(String(sessionId)),
        email: isKnown ? sha256(String(answers['email']).trim().toLowerCase()) : '',
        phone_number: isKnown ? sha256(String(Object(contactDetails).phoneNumber)) : '',
      };
      expect(event).toEqual({
        event: event?.event,
        event_id: anyHash,
        properties: {},
        context: { user, page: { url: expect.any(String), referrer: '' } },
      });
    }
    const ids = [lead?.event_id, registration?.event_id];
    expect(new Set(ids).size).toBe(2);
    // A conversion that the server reports has the same id.
    for (const { eventIds } of bodies)
      expect(eventIds).toEqual({ Lead: ids[0], CompleteRegistration: ids[1], Reject: anyHash });

    expect(readSecondPixelEvents(thirdParties)).toEqual(
      ['Lead', 'CompleteRegistration'].map((ev, index) => ({
        id: '1000',
        by: 'track',
        ev,
        cd: '{}',
        eid: ids[index],
        dl: expect.any(String),
        rl: '',
      })),
    );
    expect(readConversions(thirdParties)).toEqual([
      { send_to: 'AW-000000001/sample', transaction_id: ids[1], url: expect.any(String) },
    ]);
    const entries = readDataLayerEntries(thirdParties);
    expect(entries.slice(0, 2)).toEqual([
      ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
      ['consent', 'update', { ...granted, analytics_storage: 'denied' }],
    ]);
    // The tag manager and the ads tag act in parallel, so their entries have no fixed order.
    expect(entries.slice(2, 5)).toEqual(
      expect.arrayContaining([
        { event: 'gtm.js', 'gtm.start': expect.any(Number) },
        ['js', expect.any(String)],
        ['config', 'AW-000000001', { send_page_view: false }],
      ]),
    );
    expect(entries[5]).toEqual({ event: 'Lead', event_id: ids[0] });
    expect(entries.slice(6)).toEqual(
      expect.arrayContaining([
        { event: 'CompleteRegistration', event_id: ids[1] },
        ['event', 'conversion', { send_to: 'AW-000000001/sample', transaction_id: ids[1] }],
      ]),
    );
    expect(findContactedHosts(thirdParties).toSorted()).toEqual([
      'analytics.tiktok.com',
      'connect.facebook.net',
      'www.facebook.com',
      'www.googleadservices.com',
      'www.googletagmanager.com',
    ]);
    expect(await readStored(page, 'localStorage', `${pageName}:gclid`)).toContain('click-1');
  },
);

test(
  'a rejection is sent once, with the hashed identity of the deleted lead, and counts no conversion',
  { tag: '@rest' },
  async ({ page, visitor, thirdParties, openAtReview }) => {
    await openAtReview('rejected.at-once');
    await choosePurposes(page, visitor.text, ['advertising']);
    await waitForPixels(page);
    const answers = visitor.createAnswers('rejected.at-once');
    await walkForm(page, answers);
    await expectDecision(page, visitor.titles.rejected);
    const names = ['CompleteRegistration', 'Reject'];
    await expect.poll(() => readPixelEventNames(thirdParties)).toEqual({ social: names, second: names });

    const { sessionId, contactDetails } = filterLeadCalls(visitor).at(-1)?.body ?? {};
    expect(readSocialPixelEvents(thirdParties)[1]).toMatchObject({
      event: 'Reject',
      context: {
        user: {
          external_id: sha256(String(sessionId)),
          email: sha256(String(answers['email'])),
          phone_number: sha256(String(Object(contactDetails).phoneNumber)),
        },
      },
    });
    expect(readSecondPixelEvents(thirdParties)[1]).toMatchObject({ by: 'trackCustom', ev: 'Reject' });
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(String(answers['email']));
    expect(stored).not.toContain('612345678');

    await page.reload();
    await expectDecision(page, visitor.titles.rejected);
    await expect.poll(() => readDataLayerEntries(thirdParties).filter(isScript)).toHaveLength(2);
    expect(readPixelEventNames(thirdParties)).toEqual({ social: names, second: names });
    expect(readConversions(thirdParties)).toHaveLength(1);
  },
);

const isScript = (entry: unknown): boolean => JSON.stringify(entry).includes('gtm.js');

test(
  'an ads tag that never calls back does not keep the applicant from the partner',
  { tag: ['@P1', '@rest'] },
  async ({ page, visitor, thirdParties, openAtReview }) => {
    thirdParties.respondTo(/gtag\/js/, '');
    await openAtReview('at-once');
    await answerBanner(page, visitor.text, 'accept');
    await walkForm(page, visitor.createAnswers('at-once'));
    await expectDecision(page, visitor.titles.accepted);
    await expect.poll(() => JSON.stringify(readDataLayerEntries(thirdParties))).toContain('"conversion"');
    expect(readConversions(thirdParties)).toEqual([]);
    await page.getByRole('button', { name: visitor.text('screensˆaccepted>continue') }).click();
    await page.waitForURL(/partner-sandbox/);
  },
);
