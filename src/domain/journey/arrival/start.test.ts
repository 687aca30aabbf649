import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lead/lead';
import { retention } from '../../lead/retention';
import { readLead } from '../../lead/schema';
import { readEntry } from './entry';
import { decideStart, type StartInput } from './start';
import { runs } from '../../../testing/runs';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const amount = { default: 2500, min: 500, max: 30000, step: 100 };
const period = { default: 12, min: 3, max: 96, step: 1 };
const uuid = '3f0e4c1a-9b1d-4c2e-8f3a-0123456789ab';

function start(query: string, stored: Partial<StartInput['stored']> = {}, cookies: [string, string][] = []) {
  let ids = 0;
  return decideStart({
    entry: readEntry({ query, cookies: new Map(cookies), amount, period }),
    stored: {
      session: {},
      application: null,
      savedAt: null,
      given: [],
      isDecided: false,
      affiliate: null,
      adClick: null,
      ...stored,
    },
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
      sessionLoggingPercentage: 100,
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

describe('an applicant who comes back', () => {
  it('within a day finds everything where it was', () => {
    const { kept, application: lead, session: same } = start('', returning);
    expect(kept).toBe('all');
    expect(same).toEqual(session);
    expect(lead).toMatchObject({ id: 'lead-1', personalDetails: { firstName: 'Ana' } });
  });

  it('after a day starts anew with nothing personal left', () => {
    const {
      kept,
      application: lead,
      isNewSession,
    } = start('', { ...returning, savedAt: now - 24 * hour - 1 });
    expect(kept).toBe('nothing');
    expect(isNewSession).toBe(true);
    expect(lead.personalDetails).toBeUndefined();
    expect(lead.id).toBeUndefined();
  });

  it.each([
    [
      'whose session is over',
      { ...returning, session: { ...session, sessionStartedAt: new Date(now - 25 * hour).toISOString() } },
    ],
    [
      'whose lead has expired',
      { ...returning, application: { ...application, expiresAt: new Date(now).toISOString() } },
    ],
    ['whose lead is not positive', { ...returning, application: { ...application, leadStatus: 'negative' } }],
  ])('and %s keeps the input without what is stale', (_name, stored) => {
    const { kept, application: lead, isNewSession } = start('', stored);
    expect(kept).toBe('input');
    expect(isNewSession).toBe(true);
    expect(lead.id).toBeUndefined();
    expect(lead.generalPolicies).toBeUndefined();
    expect(lead.personalDetails).toEqual({ firstName: 'Ana' });
  });

  it('through the link of another session sees nothing of what was stored', () => {
    const { kept, session: joined, application: lead } = start(`sessionId=${uuid}`, returning);
    expect(kept).toBe('nothing');
    expect(joined.sessionId).toBe(uuid);
    expect(lead.personalDetails).toBeUndefined();
  });

  it('through another affiliate gets a new session and keeps the input', () => {
    const affiliate = { attribute: 'shop', setAt: new Date(now - hour).toISOString() };
    const { kept, isNewSession, application: lead } = start('refName=other', { ...returning, affiliate });
    expect(kept).toBe('input');
    expect(isNewSession).toBe(true);
    expect(lead.affiliateReferenceParams).toEqual({ attribute: 'other' });
    expect(lead.personalDetails).toEqual({ firstName: 'Ana' });
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
      posthogParameters: {
        isLeadPrefilled: true,
        leadPrefilledFields: ['email'],
        leadPreviouslyRedirected: false,
      },
      affiliateReferenceParams: { attribute: 'shop' },
    });
    expect(isRecordingBlocked).toBe(true);
    // What only an answer, a server or a captcha can fill; everything else must be there.
    const filledLater = [
      'id',
      'financingOption',
      'monthlyPaymentDay',
      'generalPolicies',
      'policies',
      'personalDetails',
      'contactDetails',
      'incomeDetails',
      'expenses',
      'otherDetails',
      'employer',
      'referenceDetails',
      'expiresAt',
      'leadStatus',
      'googleCaptchaToken',
    ];
    expect(
      Object.keys(retention)
        .filter((field) => !(field in lead))
        .toSorted(),
    ).toEqual(filledLater.toSorted());
  });

  it('keeps tags without repeating them, the first one always ours', () => {
    const { application: lead } = start('', {
      ...returning,
      application: { ...application, tags: ['vip', 'ui:react'] },
    });
    expect(lead.tags).toEqual(['ui:react', 'vip']);
  });
});

describe('a newer link', () => {
  const stored = { ...returning, application: { ...application, amount: 900, period: 6 } };
  const query = 'amount=5000&period=24';
  it.each([
    ['counts for what an earlier link said', [], { amount: 5000, period: 24 }],
    ['does not undo what the applicant chose', ['amount', 'period'], { amount: 900, period: 6 }],
    ['counts for the one that the applicant did not choose', ['amount'], { amount: 900, period: 24 }],
  ] as const)('%s', (_name, given, loan) => {
    expect(start(query, { ...stored, given }).application).toMatchObject(loan);
    expect(start('', { ...stored, given }).application).toMatchObject({ amount: 900, period: 6 });
  });

  it.each([
    ['is another click than that of the pixel’s cookie', 'fb.1.1.old', {}, `fb.1.${now}.new`],
    ['is the click of the pixel’s cookie', 'fb.1.7.new', {}, 'fb.1.7.new'],
    ['keeps the time it was first seen at', undefined, { fbc: 'fb.1.9.new' }, 'fb.1.9.new'],
  ])('of the social platform %s', (_name, fbc, metaPixel, expected) => {
    const visit = { ...returning, application: { ...application, metaPixel } };
    const { application: lead } = start('fbclid=new', visit, fbc === undefined ? [] : [['_fbc', fbc]]);
    expect(lead.metaPixel?.fbc).toBe(expected);
  });
});

describe('no address and no stored value', () => {
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

  it('crashes a start', () => {
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
      { numRuns: runs(5_000) },
    );
  });
});

describe('a lead that was declined (8.15)', () => {
  const declined = { ...returning, application: { ...application, leadStatus: 'negative' } };
  it.each([
    ['keeps its decision', { ...declined, isDecided: true }, 'all'],
    ['costs what is stale in mid-form', { ...declined, isDecided: false }, 'input'],
  ])('%s when it is come back to', (_case, stored, kept) => {
    expect(start('', stored).kept).toBe(kept);
  });

  it('is stale all the same when its time is over', () => {
    const over = { ...declined.application, expiresAt: new Date(now - hour).toISOString() };
    expect(start('', { ...declined, application: over, isDecided: true }).kept).toBe('input');
  });
});
