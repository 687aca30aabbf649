import { describe, expect, it, vi } from 'vitest';
import type { DenialReason } from '../domain/tracking/consent';
import { eventNames, type PlatformEvent } from '../domain/tracking/platformEvent';
import { createUniformChoice, type ConsentRecord, type Purpose } from '../domain/tracking/purposes';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';
import { storageWith } from '../testing/storage.fixture';
import { createEventClaims } from './eventClaims';
import type { Adapter, TrackedPlatform } from './adapter';
import { createLedger } from './ledger';
import { PlatformError } from './platformError';
import { platforms } from './platforms';
import { createTrackingQueue } from './trackingQueue';
import { createTracker } from './tracker';

const createEvent = (name: TrackingEvent['name'], own: Partial<TrackingEvent> = {}): TrackingEvent => ({
  name,
  properties: {},
  leadId: 'lead-1',
  identity: { externalId: 'session-1', email: 'ana@x.es', phone: '' },
  ...own,
});

function createPlatform(
  purpose: Purpose,
  own: Partial<Adapter> = {},
  acceptedEvents: readonly PlatformEvent['name'][] = eventNames,
) {
  const sent: (readonly [string, object])[] = [];
  const adapter = {
    start: vi.fn<Adapter['start']>().mockResolvedValue(undefined),
    send: ({ name }: PlatformEvent, identity: object) => void sent.push([name, identity]),
    stop: vi.fn<Adapter['stop']>().mockReturnValue({ needsReload: purpose === 'recording' }),
    cookiesAndKeys: new RegExp(purpose),
    ...own,
  };
  const platform: TrackedPlatform = { name: `the ${purpose}`, purpose, acceptedEvents, adapter };
  return { platform, adapter, sent };
}

interface Surroundings {
  readonly local?: ReturnType<typeof storageWith>;
  readonly absentPlatforms?: readonly string[];
  readonly reason?: DenialReason;
  readonly isPhoneValid?: boolean;
  readonly canHash?: boolean;
}

function open(
  tracked: readonly TrackedPlatform[],
  permissions: ConsentRecord['given'] = createUniformChoice(true),
  {
    local = storageWith({}),
    absentPlatforms = [],
    reason = 'refused',
    isPhoneValid = true,
    canHash = true,
  }: Surroundings = {},
) {
  const ledger = createLedger();
  const logs: string[] = [];
  const removed: string[] = [];
  const page = { permissions, ended: [] as readonly Purpose[], reloads: 0, idle: Promise.resolve() };
  const tracker = createTracker({
    platforms: tracked,
    absentPlatforms,
    getDenialReason: (purpose) => (page.permissions[purpose] ? null : reason),
    getEndedPurposes: () => page.ended,
    ledger,
    claims: createEventClaims(local, async (_name, work) => work()),
    hash: canHash ? async (text) => (text === '' ? '' : `#${text}`) : null,
    isPhoneValid: async () => isPhoneValid,
    now: () => 5,
    createId: () => 'id',
    log: (message) => void logs.push(message),
    waitForIdle: () => page.idle,
    removeCookiesAndKeys: (names) => void removed.push(names.source),
    reload: () => {
      page.reloads += 1;
    },
  });
  const listOutcomes = () =>
    ledger
      .getEntries()
      .filter(({ event }) => event !== 'Start')
      .map(({ event, platform, outcome }) => `${event} ${platform} ${outcome}`);
  const listLines = () =>
    ledger.getEntries().map(({ event, outcome, reason: why }) => `${event} ${outcome}: ${why}`);
  return { tracker, page, logs, removed, ledger, listOutcomes, listLines, local };
}

const hashes = { externalId: '#session-1', email: '#ana@x.es', phone: '' };
const emptyIdentity = { externalId: '', email: '', phone: '' };

describe('the number of an applicant', () => {
  it.each([
    ['is hashed if it is valid', true, '#+34612345678'],
    ['is not hashed if it is not valid for its country', false, ''],
  ])('%s', async (_what, isPhoneValid, phone) => {
    const { platform, sent } = createPlatform('advertising');
    const { tracker } = open([platform], createUniformChoice(true), { isPhoneValid });
    const identity = { externalId: 'session-1', email: '', phone: '+34612345678' };
    await tracker.track(createEvent('Lead', { identity }));
    expect(sent).toEqual([['Lead', { externalId: '#session-1', email: '', phone }]]);
  });
});

it('without hashes nothing is sent and no claim is used, which the log says once', async () => {
  const { platform, sent } = createPlatform('advertising');
  const other = createPlatform('analytics');
  const first = open([platform, other.platform], createUniformChoice(true), { canHash: false });
  await first.tracker.track(createEvent('Lead'));
  await first.tracker.track(createEvent('CompleteRegistration'));
  expect([sent, other.sent]).toEqual([[], []]);
  expect(first.logs).toEqual(['Platforms get no events without https']);
  expect(first.listLines()).toContain('Lead skipped: the browser makes no hashes without https');
  await open([platform], createUniformChoice(true), first).tracker.track(createEvent('Lead'));
  expect(sent).toHaveLength(1);
});

it('an event that happened without consent is not sent after a later one', async () => {
  const { platform, sent } = createPlatform('advertising');
  let given = createUniformChoice(false);
  const queue = createTrackingQueue(() => given);
  queue.track(createEvent('Lead'));
  given = createUniformChoice(true);
  queue.track(createEvent('CompleteRegistration'));
  const { tracker, listLines } = open([platform], given);
  const tracked: Promise<void>[] = [];
  queue.drainTo((...event) => void tracked.push(tracker.track(...event)));
  await Promise.all(tracked);
  expect(sent.map(([name]) => name)).toEqual(['CompleteRegistration']);
  expect(listLines()).toContain('Lead skipped: no consent to advertising when it happened');
});

describe('the id of an event', () => {
  it.each([
    ['of a lead is the hash that the server knows', { idSource: 'seed' }, '#seed'],
    ['that the server does not know is the hash of a time and a random id', {}, '#5id'],
  ])('%s', async (_what, own, id) => {
    const { platform } = createPlatform('advertising');
    const { tracker, ledger } = open([platform]);
    await tracker.track(createEvent('Lead', own));
    expect(ledger.getEntries().map((entry) => entry.id)).toEqual(['', id]);
  });
});

describe('an event of a lead', () => {
  it('is sent once, over a reload and another tab', async () => {
    const { platform, sent } = createPlatform('advertising');
    const first = open([platform]);
    await first.tracker.track(createEvent('Lead'));
    await first.tracker.track(createEvent('Lead'));
    await open([platform], createUniformChoice(true), first).tracker.track(createEvent('Lead'));
    expect(sent).toEqual([['Lead', hashes]]);
    await first.tracker.track(createEvent('Lead', { leadId: 'lead-2' }));
    expect(sent).toHaveLength(2);
  });

  it.each<[TrackingEvent['name'], Partial<TrackingEvent>, Partial<TrackingEvent>, number]>([
    ['Accepted', {}, {}, 1],
    ['OfferSeen', { properties: { state: 'COFIDIS_OFFER' } }, { properties: { state: 'COFIDIS_OFFER' } }, 1],
    [
      'OfferSeen',
      { properties: { state: 'COFIDIS_OFFER' } },
      { properties: { state: 'INSTABANK_OFFER' } },
      2,
    ],
    ['Accepted', {}, { leadId: 'lead-2' }, 2],
    ['Redirected', {}, {}, 2],
    ['StepSeen', { properties: { step: 'iban' } }, { properties: { step: 'iban' } }, 2],
  ])('%s of %j in a tab and of %j in another is sent %i times', async (name, first, second, times) => {
    const { platform, sent } = createPlatform('analytics');
    const tab = open([platform]);
    await tab.tracker.track(createEvent(name, first));
    await open([platform], createUniformChoice(true), tab).tracker.track(createEvent(name, second));
    expect(sent).toHaveLength(times);
  });

  it('is sent with the contact data as they are now', async () => {
    const { platform, sent } = createPlatform('advertising');
    const { tracker } = open([platform]);
    const corrected = { externalId: 'session-1', email: 'ana@y.es', phone: '+34600000001' };
    await tracker.track(createEvent('Lead', { identity: { ...corrected, email: 'anna@x.es' } }));
    await tracker.track(createEvent('CompleteRegistration', { identity: corrected }));
    const hashed = { externalId: '#session-1', email: '#ana@y.es', phone: '#+34600000001' };
    expect(sent.at(-1)).toEqual(['CompleteRegistration', hashed]);
  });

  it('is sent with an identity to advertising platforms only', { tags: ['K6'] }, async () => {
    const { platform, sent } = createPlatform('analytics');
    await open([platform]).tracker.track(createEvent('Lead'));
    expect(sent).toEqual([['Lead', emptyIdentity]]);
  });

  it('is not sent to a platform that does not accept it', async () => {
    const { platform, adapter, sent } = createPlatform('advertising', {}, ['CompleteRegistration']);
    const { tracker, listLines } = open([platform]);
    await tracker.track(createEvent('Lead'));
    expect([sent, listLines()]).toEqual([[], []]);
    expect(adapter.start).not.toHaveBeenCalled();
  });
});

describe("the visitor's choice", () => {
  it('keeps an event from a refused platform and records the reason', async () => {
    const { platform, adapter, sent } = createPlatform('advertising');
    const { tracker, ledger } = open([platform], createUniformChoice(false));
    await tracker.track(createEvent('Lead'));
    expect(sent).toEqual([]);
    expect(adapter.start).not.toHaveBeenCalled();
    expect(ledger.getEntries()).toMatchObject([
      { event: 'Lead', outcome: 'skipped', reason: 'no consent to advertising' },
    ]);
  });

  it('starts a platform when the browser is idle, unless the visitor refuses it by then', async () => {
    const { platform, adapter } = createPlatform('analytics');
    const { tracker, page } = open([platform]);
    let becomeIdle = () => undefined as void;
    page.idle = new Promise((resolve) => {
      becomeIdle = resolve;
    });
    const applied = tracker.applyConsent();
    expect(adapter.start).not.toHaveBeenCalled();
    page.permissions = createUniformChoice(false);
    becomeIdle();
    await applied;
    expect(adapter.start).not.toHaveBeenCalled();
    page.permissions = createUniformChoice(true);
    await tracker.applyConsent();
    expect(adapter.start).toHaveBeenCalledTimes(1);
  });

  it('keeps an event from a platform that was refused while it started', { tags: ['F23'] }, async () => {
    let finishStart = () => undefined as void;
    const start = vi.fn(() => new Promise<void>((resolve) => (finishStart = resolve)));
    const { platform, sent } = createPlatform('advertising', { start });
    const { tracker, page, listLines } = open([platform]);
    const tracked = tracker.track(createEvent('Lead'));
    await vi.waitFor(() => expect(start).toHaveBeenCalled());
    page.permissions = createUniformChoice(false);
    await tracker.applyConsent();
    finishStart();
    await tracked;
    expect(sent).toEqual([]);
    expect(listLines()).toContain('Lead skipped: no consent to advertising');
  });

  it('removes what platforms whose consent has ended left in an earlier visit', async () => {
    const [ended, refused] = [createPlatform('advertising'), createPlatform('analytics')];
    const { tracker, page, removed } = open([ended.platform, refused.platform], createUniformChoice(false));
    page.ended = ['advertising'];
    await tracker.applyConsent();
    expect(removed).toEqual(['advertising']);
  });

  it('removes the cookies of analytics in a platform of another purpose', async () => {
    const { platform } = createPlatform('advertising', { analyticsCookies: /_ga/ });
    const { tracker, page, removed } = open([platform]);
    page.ended = ['analytics'];
    await tracker.applyConsent();
    expect(removed).toEqual(['_ga']);
  });

  it('stops a started platform once', async () => {
    const { platform, adapter } = createPlatform('advertising');
    const { tracker, page } = open([platform]);
    await tracker.applyConsent();
    page.permissions = createUniformChoice(false);
    page.ended = ['advertising'];
    await tracker.applyConsent();
    await tracker.applyConsent();
    expect(adapter.stop).toHaveBeenCalledOnce();
  });

  it('starts permitted platforms and no others', async () => {
    const [permitted, refused] = [createPlatform('analytics'), createPlatform('advertising')];
    const { tracker, page } = open([permitted.platform, refused.platform], createUniformChoice(false));
    page.permissions = { ...createUniformChoice(false), analytics: true };
    await tracker.applyConsent();
    expect(permitted.adapter.start).toHaveBeenCalledOnce();
    expect(refused.adapter.start).not.toHaveBeenCalled();
  });

  it('stops platforms when it is withdrawn, and reloads the page if one cannot be stopped', async () => {
    const { platform } = createPlatform('recording');
    const { tracker, page } = open([platform]);
    await tracker.applyConsent();
    page.permissions = createUniformChoice(false);
    await tracker.applyConsent();
    expect(page.reloads).toBe(1);
  });

  it('is reported to a platform that keeps running', async () => {
    const onConsentChange = vi.fn();
    const { platform } = createPlatform('advertising', { onConsentChange });
    const { tracker, page } = open([platform]);
    await tracker.applyConsent();
    expect(onConsentChange).not.toHaveBeenCalled();
    page.permissions = { ...createUniformChoice(true), analytics: false };
    await tracker.applyConsent();
    expect(onConsentChange).toHaveBeenCalledOnce();
    page.permissions = createUniformChoice(false);
    await tracker.applyConsent();
    expect(onConsentChange).toHaveBeenCalledOnce();
  });
});

describe('the deletion of data', () => {
  it('stops every platform and starts the permitted ones again', async () => {
    const stop = vi.fn(() => ({ needsReload: false }));
    const permitted = createPlatform('analytics', { stop });
    const refused = createPlatform('advertising', { stop });
    const { tracker, page } = open([permitted.platform, refused.platform]);
    await tracker.applyConsent();
    page.permissions = { ...createUniformChoice(false), analytics: true };
    await tracker.reset();
    expect(stop).toHaveBeenCalledTimes(2);
    expect(permitted.adapter.start).toHaveBeenCalledTimes(2);
    expect(refused.adapter.start).toHaveBeenCalledOnce();
    expect(page.reloads).toBe(0);
  });

  it('reloads the page if a running platform cannot be stopped', async () => {
    const { platform, adapter } = createPlatform('recording');
    const { tracker, page } = open([platform]);
    await tracker.applyConsent();
    await tracker.reset();
    expect(page.reloads).toBe(1);
    expect(adapter.start).toHaveBeenCalledOnce();
  });

  it('does not reload the page if no platform runs', async () => {
    const { tracker, page } = open([createPlatform('recording').platform], createUniformChoice(false));
    await tracker.reset();
    expect(page.reloads).toBe(0);
  });
});

describe('the ledger', () => {
  it.each([
    ['refused', 'no consent to advertising'],
    ['not chosen', 'no choice yet about advertising'],
    ['sharing refused', 'the browser refuses it for all pages (Global Privacy Control)'],
    ['unused', 'the page has no use for advertising'],
  ] as const)('records why a platform and an event are skipped: %s', async (denial, reason) => {
    const { platform } = createPlatform('advertising');
    const { tracker, listLines } = open([platform], createUniformChoice(false), { reason: denial });
    await tracker.applyConsent();
    await tracker.track(createEvent('Lead'));
    expect(listLines()).toEqual([`Start skipped: ${reason}`, `Lead skipped: ${reason}`]);
  });

  it('records once that a platform has no key', async () => {
    const { tracker, ledger } = open([], createUniformChoice(true), { absentPlatforms: ['ads tag'] });
    await tracker.applyConsent();
    expect(ledger.getEntries()).toMatchObject([
      { event: 'Start', platform: 'ads tag', outcome: 'skipped', reason: 'the configuration has no key' },
    ]);
  });

  it('records that an event of the lead was sent before', async () => {
    const { tracker, listLines } = open([createPlatform('advertising').platform]);
    await tracker.track(createEvent('Lead'));
    await tracker.track(createEvent('Lead'));
    expect(listLines()).toEqual([
      'Start started: ',
      'Lead sent: ',
      'Lead skipped: the event of this lead was sent before',
    ]);
  });

  it.each([
    ['skipped', { skippedBecause: 'it is not on the page' }, 'Lead skipped: it is not on the page'],
    ['incomplete', { missing: 'no telephone' }, 'Lead sent: no telephone'],
  ])('records an event that is %s', async (_what, result, line) => {
    const { tracker, listLines } = open([createPlatform('advertising', { send: () => result }).platform]);
    await tracker.track(createEvent('Lead'));
    expect(listLines().at(-1)).toBe(line);
  });

  it('records why a platform does not start in this session, also for each event', async () => {
    const start = async () => ({ skippedBecause: 'it is not in the sample' });
    const { tracker, listLines } = open([createPlatform('recording', { start }).platform]);
    await tracker.applyConsent();
    await tracker.track(createEvent('StepSeen'));
    expect(listLines()).toEqual([
      'Start skipped: it is not in the sample',
      'StepSeen skipped: it is not in the sample',
    ]);
  });

  it('records each start and each end of a platform once', async () => {
    const { tracker, page, listLines } = open([createPlatform('advertising').platform]);
    await tracker.applyConsent();
    await tracker.applyConsent();
    page.permissions = createUniformChoice(false);
    await tracker.applyConsent();
    await tracker.applyConsent();
    page.permissions = createUniformChoice(true);
    await tracker.applyConsent();
    expect(listLines()).toEqual([
      'Start started: ',
      'Start skipped: no consent to advertising',
      'Start started: ',
    ]);
  });
});

describe('a failing platform', () => {
  it('is logged once and gets no events if it does not start', async () => {
    const { platform, sent } = createPlatform('analytics', {
      start: () => Promise.reject(new PlatformError('Failed to initialise the tag manager')),
    });
    const { tracker, logs, listOutcomes } = open([platform]);
    await tracker.track(createEvent('StepSeen'));
    await tracker.track(createEvent('StepSeen'));
    expect(logs).toEqual(['Failed to initialise the tag manager']);
    expect(sent).toEqual([]);
    expect(listOutcomes()).toEqual(['StepSeen the analytics skipped', 'StepSeen the analytics skipped']);
  });

  it.each([...new Set(platforms.flatMap(({ failures }) => failures.map(({ message }) => message)))])(
    'is logged by the message of its error, also in the ledger: %s',
    async (message) => {
      const throwing = createPlatform('analytics', {
        send: () => Promise.reject(new PlatformError(message)),
      });
      const unstarted = createPlatform('recording', {
        start: () => Promise.reject(new PlatformError(message)),
      });
      const { tracker, logs, listLines } = open([throwing.platform, unstarted.platform]);
      await tracker.track(createEvent('StepSeen'));
      expect(logs).toEqual([message, message]);
      expect(listLines()).toEqual(
        expect.arrayContaining([`StepSeen failed: ${message}`, `Start failed: ${message}`]),
      );
    },
  );

  it('is logged without the message of any other error', async () => {
    const { platform } = createPlatform('analytics', {
      send: () => {
        throw new Error('ana@example.com is unknown');
      },
    });
    const { tracker, logs, ledger } = open([platform]);
    await tracker.track(createEvent('StepSeen'));
    expect(logs).toEqual(['A platform failed']);
    expect(JSON.stringify(ledger.getEntries())).not.toContain('ana@');
  });

  it('does not keep the event from other platforms', { tags: ['P2'] }, async () => {
    const broken = createPlatform('analytics', {
      send: () => {
        throw new PlatformError('Failed to send the pixel event');
      },
    });
    const { platform, sent } = createPlatform('recording');
    const { tracker, logs, listOutcomes } = open([broken.platform, platform]);
    await tracker.track(createEvent('StepSeen'));
    expect(logs).toEqual(['Failed to send the pixel event']);
    expect(sent).toHaveLength(1);
    expect(listOutcomes()).toEqual(['StepSeen the analytics failed', 'StepSeen the recording sent']);
  });
});
