import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead';
import { leadFields } from '../../lead/fields';
import { readLead } from '../../lead/schema';
import { entryForRoute, readEntry } from './entry';
import {
  createEmptyApplication,
  createFreshApplication,
  decideStart,
  isStoredApplicationExpired,
  renewApplication,
  type StartInput,
} from './start';
import { getRunCount } from '../../../testing/propertyTests';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const nowText = new Date(now).toISOString();
const longAgo = new Date(now - 91 * 24 * hour).toISOString();
const amount = { default: 2500, min: 500, max: 30000, step: 100 };
const period = { default: 12, min: 3, max: 96, step: 1 };
const uuid = '3f0e4c1a-9b1d-4c2e-8f3a-0123456789ab';

function start(
  query: string,
  stored: Partial<StartInput['stored']> = {},
  cookies: [string, string][] = [],
  route = '',
) {
  let ids = 0;
  return decideStart({
    entry: entryForRoute(
      route,
      readEntry({ query, cookies: new Map(cookies), amount, period, country: 'ES' }),
    ),
    stored: {
      applicationId: null,
      session: {},
      application: null,
      savedAt: null,
      answeredPaths: [],
      isDecided: false,
      isOpen: stored.application !== undefined && stored.application !== null,
      affiliate: null,
      isAffiliateOfOther: false,
      adClick: null,
      ...stored,
    },
    isKnownLink: false,
    definition: { periodScale: 'months' },
    deviceData: {
      timezoneOffset: -60,
      deviceMemory: 1,
      language: 'es',
      screenResolution: '1x1',
      loadingTime: 1,
    },
    configuration: {
      storedExpirationMs: 24 * hour,
      affiliateReferenceExpiryHours: 480,
      staticAffiliateName: '',
      legacyClickIdExpiryMs: 90 * 24 * hour,
      logRetargeting: false,
      logAbandonment: true,
    },
    now,
    newId: () => `id-${(ids += 1)}`,
  });
}

const session = { sessionId: 'session-1', sessionStartedAt: new Date(now - hour).toISOString() };
const application: Lead = {
  id: 'lead-1',
  leadStatus: 'positive',
  personalDetails: { firstName: 'Ana' },
  generalPolicies: true,
};
const returning = { session, application, savedAt: now - hour };

describe('a returning applicant', () => {
  it('keeps everything within a day', () => {
    const { retainedData, application: lead, session: same } = start('', returning);
    expect(retainedData).toBe('all');
    expect(same).toEqual(session);
    expect(lead).toMatchObject({ id: 'lead-1', personalDetails: { firstName: 'Ana' } });
  });

  it('starts without personal data after a day', () => {
    const {
      retainedData,
      application: lead,
      isNewSession,
    } = start('', { ...returning, savedAt: now - 24 * hour - 1 });
    expect(retainedData).toBe('nothing');
    expect(isNewSession).toBe(true);
    expect(lead.personalDetails).toBeUndefined();
    expect(lead.id).toBeUndefined();
  });

  it.each([
    [
      'the session has expired',
      { ...returning, session: { ...session, sessionStartedAt: new Date(now - 25 * hour).toISOString() } },
    ],
    [
      'the lead has expired',
      { ...returning, application: { ...application, expiresAt: new Date(now).toISOString() } },
    ],
    ['the lead is not positive', { ...returning, application: { ...application, leadStatus: 'negative' } }],
  ])('keeps the input without its stale parts if %s', (_name, stored) => {
    const { retainedData, application: lead, isNewSession } = start('', stored);
    expect(retainedData).toBe('input');
    expect(isNewSession).toBe(true);
    expect(lead.id).toBeUndefined();
    expect(lead.generalPolicies).toBeUndefined();
    expect(lead.personalDetails).toEqual({ firstName: 'Ana' });
    // It may be the link of this lead: nothing is decided before the applicant chooses.
    const { retainedData: beside, application: own } = start('', stored, [], 'continue/lead-1');
    expect([beside, own.id]).toEqual(['all', stored.application.id]);
  });

  it('sees no stored data through the link of another session', () => {
    const { retainedData, session: joined, application: lead } = start(`sessionId=${uuid}`, returning);
    expect(retainedData).toBe('nothing');
    expect(joined.sessionId).toBe(uuid);
    expect(lead.personalDetails).toBeUndefined();
  });

  it('keeps everything through a link of the same session, and before the first answer', () => {
    const own = { ...session, sessionId: uuid };
    expect(start(`sessionId=${uuid}`, { ...returning, session: own }).retainedData).toBe('all');
    expect(start('', { ...returning, savedAt: null }).retainedData).toBe('all');
  });

  it('gets a new session and keeps the input through another affiliate', () => {
    const affiliate = { attribute: 'shop', setAt: new Date(now - hour).toISOString() };
    const {
      retainedData,
      isNewSession,
      application: lead,
    } = start('refName=other', { ...returning, affiliate });
    expect(retainedData).toBe('input');
    expect(isNewSession).toBe(true);
    expect(lead.affiliateReferenceParams).toEqual({ attribute: 'other' });
    expect(lead.personalDetails).toEqual({ firstName: 'Ana' });
    const ownLink = start('refName=other', { ...returning, affiliate }, [], `continue/${application.id}`);
    expect(ownLink).toMatchObject({ retainedData: 'all', affiliate: { attribute: 'other' } });
  });
});

describe('the link of another lead than the open one', () => {
  const query =
    'refName=mailer&utm_source=mail&utm_medium=retargeting&gclid=m&fbclid=f&ttclid=t&sellingTierGlobalId=t9&amount=900';

  it('changes nothing of that, and blocks the recording', () => {
    const own = start('', returning);
    const beside = start(query, returning, [], 'continue/lead-9');
    expect(beside).toEqual({ ...own, isRecordingBlocked: true });
  });

  it.each([
    ['nothing is open', {}, 'continue/lead-9'],
    ['it is that of the open lead', returning, `continue/${application.id}`],
    ['the open application has expired', { ...returning, savedAt: now - 25 * hour }, 'continue/lead-9'],
    ['what is open has ended', { ...returning, isOpen: false }, 'continue/lead-9'],
  ])('brings its source if %s', (_when, stored, route) => {
    expect(start(query, stored, [], route).application).toMatchObject({
      leadSource: 'mail',
      affiliateReferenceParams: { attribute: 'mailer' },
      sellingTierGlobalId: 't9',
      gclid: 'm',
    });
  });
});

describe('the affiliate of an open application', () => {
  const shop = { attribute: 'shop', setAt: new Date(now - 500 * hour).toISOString() };

  it.each(['continue/lead-9', `continue/${application.id}`])('stays with its lead at a link: %s', (route) => {
    const open = { ...application, affiliateReferenceParams: { attribute: 'shop' } };
    const visit = { ...returning, application: open, affiliate: shop };
    expect(start('', visit).retainedData).toBe('input');
    const linked = start('', visit, [], route);
    expect(linked).toMatchObject({ retainedData: 'all', affiliate: null });
    expect(linked.application.affiliateReferenceParams).toEqual({ attribute: 'shop' });
  });

  it('begins another session at a link that names another one if nothing is open', () => {
    const visit = { ...returning, isOpen: false, affiliate: shop };
    expect(start('refName=other', visit, [], 'continue/lead-9').retainedData).toBe('input');
    expect(start('refName=other', returning, [], `continue/${application.id}`).retainedData).toBe('all');
  });

  it('goes with a link if nothing is open', () => {
    const linked = start('', { affiliate: shop }, [], 'continue/lead-9');
    expect(linked.affiliate).toBeNull();
    expect(linked.application.affiliateReferenceParams).toEqual({});
  });

  it('is that of the server for the lead of a link', () => {
    const continued = { ...application, affiliateReferenceParams: { attribute: 'mailer' } };
    const visit = { ...returning, application: continued, affiliate: shop, isAffiliateOfOther: true };
    expect(start('', visit).application.affiliateReferenceParams).toEqual({ attribute: 'mailer' });
  });
});

describe('the lead at the start', () => {
  it('has every field that the machine fills', () => {
    const { application: lead, isRecordingBlocked } = start(
      'utm_source=news&utm_medium=retargeting&gclid=g&gclsrc=aw&gbraid=b&wbraid=w&fbclid=f&ttclid=t&sellingTierGlobalId=tier&refName=shop&amount=700&period=6&email=ana%40example.com',
      {},
      [
        ['_ttp', 'tt'],
        ['_fbp', 'fb'],
      ],
    );
    expect(lead).toMatchObject({
      tags: ['ui:react'],
      leadSource: 'news',
      gclid: 'g',
      googleClick: { gclid: 'g', gbraid: 'b', wbraid: 'w' },
      metaPixel: { fbp: 'fb', fbc: `fb.1.${now}.f` },
      tikTokPixel: { ttp: 'tt', ttclid: 't' },
      affiliateReferenceParams: { attribute: 'shop' },
    });
    expect(isRecordingBlocked).toBe(true);
    const filledLater: readonly string[] = ['applicant', 'submission', 'server'];
    const missing = Object.entries(leadFields).filter(([field]) => !(field in lead));
    expect(missing.filter(([, { filledBy }]) => !filledLater.includes(filledBy))).toEqual([]);
  });

  it('keeps tags without repetition, with its own tag first', () => {
    const { application: lead } = start('', {
      ...returning,
      application: { ...application, tags: ['vip', 'ui:react'] },
    });
    expect(lead.tags).toEqual(['ui:react', 'vip']);
  });
});

describe('the source of a lead', () => {
  it.each([
    ['the source of its first visit', '', { leadSource: 'mail' }, 'mail'],
    ['the source of a later campaign', 'utm_source=news', { leadSource: 'mail' }, 'news'],
    [
      'the affiliate of a campaign without a source',
      'utm_medium=cpc&refName=shop',
      { leadSource: 'mail' },
      'shop',
    ],
    [
      'the affiliate that has changed',
      'refName=shop',
      { leadSource: 'mail', utm: { utm_source: 'mail' } },
      'shop',
    ],
    ['the source of the campaign', 'utm_source=news&refName=shop', {}, 'news'],
    ['the affiliate', 'refName=shop', {}, 'shop'],
    ['left to the server, which has that of a lead of a link', '', {}, undefined],
  ])('is %s', (_what, query, known, expected) => {
    const visit = { ...returning, application: { ...application, ...known } };
    expect(start(query, visit).application.leadSource).toBe(expected);
  });

  it.each([
    ['direct if nothing has brought the applicant', null, 'direct'],
    ['the affiliate of an earlier visit', 'shop', 'shop'],
  ])('of a new lead is %s', (_what, attribute, expected) => {
    const affiliate = attribute === null ? null : { attribute, setAt: session.sessionStartedAt };
    expect(start('', { ...returning, application: {}, affiliate }).application.leadSource).toBe(expected);
  });

  it('of a link is not the affiliate of an earlier visit', () => {
    const affiliate = { attribute: 'shop', setAt: session.sessionStartedAt };
    const { application: lead } = start(
      '',
      { ...returning, application: {}, affiliate },
      [],
      'continue/lead-1',
    );
    expect(lead.leadSource).toBe('direct');
  });
});

describe('the campaign of a lead', () => {
  const spring = { utm_source: 'news', utm_campaign: 'spring', utm_content: 'top' };
  const known = { ...application, leadSource: 'news', utm: spring, utmAt: session.sessionStartedAt };
  const reference = { attribute: 'shop', setAt: session.sessionStartedAt };
  const none = {};

  it.each<readonly [string, string, Lead, Partial<StartInput['stored']>, Record<string, string>, object]>([
    [
      'of the address',
      'utm_source=mail',
      application,
      {},
      spring,
      { utm: { utm_source: 'mail' }, utmAt: nowText, leadSource: 'mail' },
    ],
    [
      'of the address instead of the stored one',
      'utm_medium=cpc',
      known,
      {},
      none,
      { utm: { utm_medium: 'cpc' }, utmAt: nowText, leadSource: 'direct' },
    ],
    ['of the cookies', '', application, {}, spring, { utm: spring, utmAt: nowText, leadSource: 'news' }],
    [
      'of an earlier visit, with its time',
      '',
      known,
      {},
      { utm_source: 'mail' },
      { utm: spring, utmAt: known.utmAt, leadSource: 'news' },
    ],
    [
      'of an earlier visit, with the same affiliate',
      'refName=shop',
      known,
      { affiliate: reference },
      none,
      { utm: spring, leadSource: 'news' },
    ],
    [
      'of an earlier visit until it ends',
      '',
      { ...known, utmAt: longAgo },
      {},
      none,
      { utm: none, leadSource: 'direct' },
    ],
    [
      'of an earlier visit unless its time cannot be read',
      '',
      { ...known, utmAt: 'soon' },
      {},
      none,
      { utm: none },
    ],
    [
      'of an earlier release, which stored no time',
      '',
      { ...application, utm: spring },
      {},
      none,
      { utm: spring, utmAt: nowText },
    ],
    [
      'of no earlier visit if another affiliate brings the applicant',
      'refName=shop',
      known,
      {},
      spring,
      { utm: none, leadSource: 'shop' },
    ],
    [
      'of no cookie that is older than the affiliate',
      '',
      { ...application, leadSource: 'shop' },
      { affiliate: reference },
      spring,
      { utm: none, leadSource: 'shop' },
    ],
  ])('is that %s', (_what, query, lead, stored, cookies, expected) => {
    const visit = { ...returning, application: lead, ...stored };
    const { application: started } = start(query, visit, Object.entries(cookies));
    expect(started).toMatchObject(expected);
    expect(started.utm).toEqual(Reflect.get(expected, 'utm'));
  });
});

describe('what earlier visits have recorded in the lead', () => {
  const known: Lead = {
    ...application,
    posthogParameters: {
      isLeadPrefilled: true,
      leadPrefilledFields: ['email'],
      leadPreviouslyRedirected: true,
    },
    metaPixel: { fbp: 'fb-before', fbc: 'fb.1.1.old' },
    tikTokPixel: { ttp: 'tt-before', ttclid: 'old' },
    sellingTierGlobalId: 'tier-before',
    utm: { utm_source: 'news', utm_term: 'loan' },
  };
  const visit = { ...returning, application: known };

  it('remains if the address and the cookies bring nothing', () => {
    expect(start('', visit).application).toMatchObject(known);
  });

  it('is completed by what the address and the cookies bring', () => {
    const query = 'ttclid=new&sellingTierGlobalId=tier&utm_source=mail';
    expect(
      start(query, visit, [
        ['_fbp', 'fb'],
        ['_ttp', 'tt'],
      ]).application,
    ).toMatchObject({
      metaPixel: { fbp: 'fb', fbc: 'fb.1.1.old' },
      tikTokPixel: { ttp: 'tt', ttclid: 'new' },
      sellingTierGlobalId: 'tier',
      utm: { utm_source: 'mail' },
    });
  });

  it('is empty on a first visit that brings nothing', () => {
    const { application: lead } = start('');
    expect(lead).toMatchObject({
      posthogParameters: {
        isLeadPrefilled: false,
        leadPrefilledFields: [],
        leadPreviouslyRedirected: false,
      },
      affiliateReferenceParams: {},
    });
    expect([lead.metaPixel, lead.tikTokPixel, lead.utm]).toEqual([{}, {}, {}]);
    for (const part of ['amount', 'period', 'sellingTierGlobalId', 'gclid'])
      expect(lead).not.toHaveProperty(part);
  });
});

describe('the moment of the last answer', () => {
  it.each([
    ['none', null, null],
    ['one in the past', now - hour, now - hour],
    ['one in the future, because the clock was set back', now + hour, now],
  ])('of %s', (_what, savedAt, expected) => {
    expect(start('', { ...returning, savedAt }).savedAt).toBe(expected);
  });

  it.each([
    ['exactly at the limit', 24 * hour, false],
    ['a millisecond later', 24 * hour + 1, true],
    ['in the future', -hour, false],
  ])('expires the stored application %s: %s', (_what, ageMs, isExpired) => {
    expect(isStoredApplicationExpired(now - ageMs, now, 24 * hour)).toBe(isExpired);
    expect(start('', { ...returning, savedAt: now - ageMs }).retainedData).toBe(
      isExpired ? 'nothing' : 'all',
    );
  });
});

describe('the recording of a visit', () => {
  it.each([
    ['utm_medium=retargeting', true],
    ['utm_source=retargeting', true],
    ['urlType=retargeting', true],
    ['urlType=abandonment', false],
    ['utm_campaign=retargeting', false],
    ['', false],
  ])('from "%s" is blocked: %s', (query, isBlocked) => {
    expect(start(query).isRecordingBlocked).toBe(isBlocked);
  });
});

describe('the ad click of a lead in a country that stores it nowhere else', () => {
  const clicked = { ...application, gclid: 'g', gclidAt: new Date(now - hour).toISOString() };
  const click = { gclid: 'g', setAt: clicked.gclidAt };
  it.each([
    ['continues with the lead', returning.savedAt, click],
    ['ends with an expired lead', now - 25 * hour, null],
  ])('%s', (_what, savedAt, expected) => {
    expect(start('', { ...returning, savedAt, application: clicked }).adClick).toEqual(expected);
  });

  it('is the stored one where it is stored', () => {
    const adClick = { wbraid: 'w', setAt: new Date(now - 2 * hour).toISOString() };
    expect(start('', { ...returning, application: clicked, adClick }).adClick).toEqual(adClick);
  });
});

describe('a lead for another session', () => {
  const next = { sessionId: 'session-2', sessionStartedAt: new Date(now).toISOString() };
  const lead: Lead = {
    ...application,
    ...session,
    amount: 900,
    leadSource: 'news',
    tags: ['ui:react'],
    posthogParameters: {
      isLeadPrefilled: true,
      leadPrefilledFields: ['email'],
      leadPreviouslyRedirected: true,
    },
  };
  const { posthogParameters } = lead;
  const nothingPrefilled = { isLeadPrefilled: false, leadPrefilledFields: [] };

  it('keeps the input and the source of the visit when it is renewed', () => {
    expect(renewApplication(lead, next)).toEqual({
      amount: 900,
      leadSource: 'news',
      personalDetails: { firstName: 'Ana' },
      tags: ['ui:react'],
      posthogParameters,
      ...next,
    });
  });

  it('keeps the loan and the source of the visit, and nothing personal, when it is new', () => {
    const fresh = createFreshApplication(lead, next);
    expect(fresh).toMatchObject({ amount: 900, leadSource: 'news', tags: ['ui:react'], ...next });
    expect(fresh).not.toHaveProperty('personalDetails');
    expect(fresh.posthogParameters).toEqual({ ...nothingPrefilled, leadPreviouslyRedirected: true });
    const { leadSource: _leadSource, ...unknown } = lead;
    expect(createFreshApplication(unknown, next).leadSource).toBe('direct');
  });

  it('has no answer when it is empty, and still tells of an earlier redirect', () => {
    const empty = createEmptyApplication(lead, next);
    expect(empty).toMatchObject({ tags: ['ui:react'], ...next });
    expect(empty.posthogParameters).toEqual({ ...nothingPrefilled, leadPreviouslyRedirected: true });
    for (const part of ['id', 'amount', 'personalDetails']) expect(empty).not.toHaveProperty(part);
    const { posthogParameters: first } = createEmptyApplication(application, next);
    expect(first).toEqual({ ...nothingPrefilled, leadPreviouslyRedirected: false });
  });
});

describe('a newer link', () => {
  const stored = { ...returning, application: { ...application, amount: 900, period: 6 } };
  const query = 'amount=5000&period=24';
  it.each([
    ['overrides the values of an earlier link', [], { amount: 5000, period: 24 }],
    ['does not override the applicant’s choice', ['amount', 'period'], { amount: 900, period: 6 }],
    ['overrides the value that the applicant did not choose', ['amount'], { amount: 900, period: 24 }],
  ] as const)('%s', (_name, answeredPaths, loan) => {
    expect(start(query, { ...stored, answeredPaths }).application).toMatchObject(loan);
    expect(start('', { ...stored, answeredPaths }).application).toMatchObject({ amount: 900, period: 6 });
  });

  it('does not change the loan of a decided lead', () => {
    const { application: decided } = start(query, { ...stored, isDecided: true });
    expect(decided).toMatchObject({ amount: 900, period: 6 });
  });

  it.each([
    ['that differs from the pixel’s cookie gets a new id', 'fb.1.1.old', {}, `fb.1.${now}.new`],
    ['that is in the pixel’s cookie keeps its id', 'fb.1.7.new', {}, 'fb.1.7.new'],
    ['that is known keeps its first time', undefined, { fbc: 'fb.1.9.new' }, 'fb.1.9.new'],
  ])('a click of the social platform %s', (_name, fbc, metaPixel, expected) => {
    const visit = { ...returning, application: { ...application, metaPixel } };
    const { application: lead } = start('fbclid=new', visit, fbc === undefined ? [] : [['_fbc', fbc]]);
    expect(lead.metaPixel?.fbc).toBe(expected);
  });
});

describe('decideStart', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('__proto__', 'NaN', '1e999', '<script>', uuid),
  );
  const names = fc.constantFrom(
    'sessionId',
    'refName',
    's_id',
    'amount',
    'period',
    'email',
    'gclid',
    'gclsrc',
    'utm_source',
    'fbclid',
    '__proto__',
    'constructor',
  );
  const queries = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.tuple(names, text), { maxLength: 8 })
      .map((pairs) =>
        pairs
          .map(([name, value]) => `${name}=${encodeURIComponent(Buffer.from(value).toString())}`)
          .join('&'),
      ),
  );
  const moments = fc.oneof(
    text,
    fc.date().map((date) => (Number.isNaN(date.getTime()) ? 'garbage' : date.toISOString())),
  );

  it('never throws for any address and any stored value', { tags: ['S12', 'B10'] }, () => {
    fc.assert(
      fc.property(
        queries,
        fc.anything(),
        moments,
        moments,
        fc.option(fc.double()),
        (query, stored, startedAt, setAt, savedAt) => {
          const decision = start(query, {
            session: { sessionId: 'session-1', sessionStartedAt: startedAt },
            application: readLead(stored),
            savedAt,
            isDecided: false,
            affiliate: { attribute: startedAt, setAt },
            adClick: { gclid: setAt, setAt },
          });
          expect(decision.session.sessionId).not.toBe('');
          expect(decision.application.tags?.[0]).toBe('ui:react');
        },
      ),
      { numRuns: getRunCount(5_000) },
    );
  });
});

it('logs once that a link has placeholders, and refers with what is none', () => {
  const { affiliate, logs } = start('refName=shop&refTransactionId={clickid}&firstName={{first_name}}');
  expect(affiliate).toMatchObject({ attribute: 'shop', setAt: nowText });
  expect(logs).toEqual(['A link has placeholders that nobody replaced']);
});

describe('a declined lead', () => {
  const declined = { ...returning, application: { ...application, leadStatus: 'negative' } };
  it.each([
    ['keeps its decision after the offer', { ...declined, isDecided: true }, 'all'],
    ['loses its stale parts before the offer', { ...declined, isDecided: false }, 'input'],
  ])('a declined lead %s when the applicant returns', (_case, stored, retainedData) => {
    expect(start('', stored).retainedData).toBe(retainedData);
  });

  it('is stale when it has expired, even after the offer', () => {
    const over = { ...declined.application, expiresAt: new Date(now - hour).toISOString() };
    expect(start('', { ...declined, application: over, isDecided: true }).retainedData).toBe('input');
  });
});
