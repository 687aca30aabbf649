import { describe, expect, it, vi } from 'vitest';
import type { Happening } from '../domain/tracking/happening';
import type { Refusal } from '../domain/tracking/consent';
import { choiceOf, type ConsentRecord } from '../domain/tracking/purposes';
import { storeWith } from '../app/store.fixture';
import type { Adapter } from './adapter';
import { failures } from './failures';
import { makeLedger } from './ledger';
import { makeClaims } from './told';
import { makeTracker } from './tracker';

const lead = (name: Happening['name'], more: Partial<Happening> = {}): Happening => ({
  name,
  facts: {},
  leadId: 'lead-1',
  identity: { externalId: 'session-1', email: 'ana@x.es', phone: '' },
  ...more,
});

function platform(purpose: Adapter['purpose'], more: Partial<Adapter> = {}) {
  const told: (readonly [string, object])[] = [];
  const adapter: Adapter = {
    platform: `the ${purpose}`,
    purpose,
    start: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
    takes: () => true,
    tell: ({ name }, identity) => void told.push([name, identity]),
    stop: () => ({ needsReload: purpose === 'recording' }),
    ...more,
  };
  return { adapter, told };
}

function open(
  adapters: readonly Adapter[],
  given: ConsentRecord['given'] = choiceOf(true),
  local = storeWith({}),
  { absent = [], why = 'refused' }: { readonly absent?: readonly string[]; readonly why?: Refusal } = {},
) {
  const kept = new Map<string, { externalId: string; email: string; phone: string }>();
  const ledger = makeLedger();
  const logs: string[] = [];
  const world = { given, reloads: 0, idle: Promise.resolve() };
  const tracker = makeTracker({
    adapters,
    absent,
    refusal: (purpose) => (world.given[purpose] ? null : why),
    ledger,
    claim: makeClaims(local, async (_name, work) => work()),
    identities: { get: (id) => kept.get(id) ?? null, keep: (id, identity) => void kept.set(id, identity) },
    hash: async (text) => (text === '' ? '' : `#${text}`),
    now: () => 5,
    newId: () => 'id',
    log: (message) => void logs.push(message),
    idle: () => world.idle,
    reload: () => {
      world.reloads += 1;
    },
  });
  const outcomes = () =>
    ledger
      .entries()
      .filter(({ event }) => event !== 'Start')
      .map(({ event, platform: of, outcome }) => `${event} ${of} ${outcome}`);
  const lines = () => ledger.entries().map(({ event, outcome, reason }) => `${event} ${outcome}: ${reason}`);
  return { tracker, world, logs, ledger, outcomes, lines, local };
}

const hashes = { externalId: '#session-1', email: '#ana@x.es', phone: '' };
const nobody = { externalId: '', email: '', phone: '' };

describe('an event of a lead', () => {
  it('is told once, over a reload and another tab', async () => {
    const { adapter, told } = platform('advertising');
    const first = open([adapter]);
    await first.tracker.track(lead('Lead'));
    await first.tracker.track(lead('Lead'));
    await open([adapter], choiceOf(true), first.local).tracker.track(lead('Lead'));
    expect(told).toEqual([['Lead', hashes]]);
    await first.tracker.track(lead('Lead', { leadId: 'lead-2' }));
    expect(told).toHaveLength(2);
  });

  it('is told of whom it happened to, by what was hashed when there was a lead', async () => {
    const { adapter, told } = platform('advertising');
    const { tracker } = open([adapter]);
    await tracker.track(lead('Lead'));
    await tracker.track(lead('Reject', { identity: { externalId: 'session-1', email: '', phone: '' } }));
    expect(told.at(-1)).toEqual(['Reject', hashes]);
  });

  it('tells nobody but advertising of whom it happened to', async () => {
    const { adapter, told } = platform('analytics');
    await open([adapter]).tracker.track(lead('Lead'));
    expect(told).toEqual([['Lead', nobody]]);
  });
});

describe('what the visitor chose', () => {
  it('holds an event back, and says so', async () => {
    const { adapter, told } = platform('advertising');
    const { tracker, ledger } = open([adapter], choiceOf(false));
    await tracker.track(lead('Lead'));
    expect(told).toEqual([]);
    expect(adapter.start).not.toHaveBeenCalled();
    expect(ledger.entries()).toMatchObject([
      { event: 'Lead', outcome: 'held back', reason: 'no consent to advertising' },
    ]);
  });

  it('are begun when nothing keeps the applicant waiting, and not if they are refused by then', async () => {
    const analytics = platform('analytics');
    const { tracker, world } = open([analytics.adapter]);
    let rest = () => undefined as void;
    world.idle = new Promise((resolve) => {
      rest = resolve;
    });
    const begun = tracker.choiceChanged();
    expect(analytics.adapter.start).not.toHaveBeenCalled();
    world.given = choiceOf(false);
    rest();
    await begun;
    expect(analytics.adapter.start).not.toHaveBeenCalled();
    world.given = choiceOf(true);
    await tracker.choiceChanged();
    expect(analytics.adapter.start).toHaveBeenCalledTimes(1);
  });

  it('begins platforms when it permits them, and no others', async () => {
    const [wanted, unwanted] = [platform('analytics'), platform('advertising')];
    const { tracker, world } = open([wanted.adapter, unwanted.adapter], choiceOf(false));
    world.given = { ...choiceOf(false), analytics: true };
    await tracker.choiceChanged();
    expect(wanted.adapter.start).toHaveBeenCalledOnce();
    expect(unwanted.adapter.start).not.toHaveBeenCalled();
  });

  it('ends them when it is withdrawn, with a page of its own where one cannot be stopped', async () => {
    const { adapter } = platform('recording');
    const { tracker, world } = open([adapter]);
    await tracker.choiceChanged();
    world.given = choiceOf(false);
    await tracker.choiceChanged();
    expect(world.reloads).toBe(1);
  });
});

describe('data that are deleted', () => {
  it('end what runs, which begins anew where it may', async () => {
    const stop = vi.fn(() => ({ needsReload: false }));
    const [wanted, unwanted] = [platform('analytics', { stop }), platform('advertising', { stop })];
    const { tracker, world } = open([wanted.adapter, unwanted.adapter]);
    await tracker.choiceChanged();
    world.given = { ...choiceOf(false), analytics: true };
    await tracker.forgotten();
    expect(stop).toHaveBeenCalledTimes(2);
    expect(wanted.adapter.start).toHaveBeenCalledTimes(2);
    expect(unwanted.adapter.start).toHaveBeenCalledOnce();
    expect(world.reloads).toBe(0);
  });

  it('need a page of its own where a platform cannot be stopped, and none where none runs', async () => {
    const { adapter } = platform('recording');
    const { tracker, world } = open([adapter], choiceOf(true));
    await tracker.choiceChanged();
    await tracker.forgotten();
    expect(world.reloads).toBe(1);
    expect(adapter.start).toHaveBeenCalledOnce();
    const none = open([platform('recording').adapter], choiceOf(false));
    await none.tracker.forgotten();
    expect(none.world.reloads).toBe(0);
  });
});

describe('the ledger says why', () => {
  it.each([
    ['refused', 'no consent to advertising'],
    ['not chosen', 'no choice yet about advertising'],
    ['sharing refused', 'the browser refuses it for all pages (Global Privacy Control)'],
    ['unused', 'the page has no use for advertising'],
  ] as const)('a platform and an event are held back: %s', async (why, reason) => {
    const { tracker, lines } = open([platform('advertising').adapter], choiceOf(false), storeWith({}), {
      why,
    });
    await tracker.choiceChanged();
    await tracker.track(lead('Lead'));
    expect(lines()).toEqual([`Start held back: ${reason}`, `Lead held back: ${reason}`]);
  });

  it('there is no key for a platform, once', async () => {
    const { tracker, ledger } = open([], choiceOf(true), storeWith({}), { absent: ['ads tag'] });
    await tracker.choiceChanged();
    expect(ledger.entries()).toMatchObject([
      { event: 'Start', platform: 'ads tag', outcome: 'held back', reason: 'the configuration has no key' },
    ]);
  });

  it('an event was told of its lead before', async () => {
    const { tracker, lines } = open([platform('advertising').adapter]);
    await tracker.track(lead('Lead'));
    await tracker.track(lead('Lead'));
    expect(lines()).toEqual([
      'Start begun: ',
      'Lead sent: ',
      'Lead held back: it was told of this lead before',
    ]);
  });

  it.each([
    ['is not on the page', { heldBack: 'it is not on the page' }, 'Lead held back: it is not on the page'],
    ['is told without a telephone', { without: 'no telephone' }, 'Lead sent: no telephone'],
  ])('a platform %s', async (_what, told, line) => {
    const { tracker, lines } = open([platform('advertising', { tell: () => told }).adapter]);
    await tracker.track(lead('Lead'));
    expect(lines().at(-1)).toBe(line);
  });

  it('a platform is not to be begun in this session, and what it would have been told', async () => {
    const { adapter } = platform('recording', { start: async () => ({ heldBack: 'it is not drawn' }) });
    const { tracker, lines } = open([adapter]);
    await tracker.choiceChanged();
    await tracker.track(lead('StepSeen'));
    expect(lines()).toEqual(['Start held back: it is not drawn', 'StepSeen held back: it is not drawn']);
  });

  it('a platform has begun, has ended and has begun again, each once', async () => {
    const { tracker, world, lines } = open([platform('advertising').adapter]);
    await tracker.choiceChanged();
    await tracker.choiceChanged();
    world.given = choiceOf(false);
    await tracker.choiceChanged();
    await tracker.choiceChanged();
    world.given = choiceOf(true);
    await tracker.choiceChanged();
    expect(lines()).toEqual(['Start begun: ', 'Start held back: no consent to advertising', 'Start begun: ']);
  });
});

describe('a platform that fails', () => {
  it('to start is logged once, and told nothing', async () => {
    const { adapter, told } = platform('analytics', {
      start: () => Promise.reject(new Error('Failed to initialise the tag manager')),
    });
    const { tracker, logs, outcomes } = open([adapter]);
    await tracker.track(lead('StepSeen'));
    await tracker.track(lead('StepSeen'));
    expect(logs).toEqual(['Failed to initialise the tag manager']);
    expect(told).toEqual([]);
    expect(outcomes()).toEqual(['StepSeen the analytics held back', 'StepSeen the analytics held back']);
  });

  it.each(Object.values(failures))('is logged by its own message, and in the ledger: %s', async (message) => {
    const throwing = platform('analytics', { tell: () => Promise.reject(new Error(message)) });
    const unstarted = platform('recording', { start: () => Promise.reject(new Error(message)) });
    const { tracker, logs, lines } = open([throwing.adapter, unstarted.adapter]);
    await tracker.track(lead('StepSeen'));
    expect(logs).toEqual([message, message]);
    expect(lines()).toEqual(
      expect.arrayContaining([`StepSeen failed: ${message}`, `Start failed: ${message}`]),
    );
  });

  it('with words of its own is logged without them', async () => {
    const { adapter } = platform('analytics', {
      tell: () => {
        throw new Error('ana@example.com is unknown');
      },
    });
    const { tracker, logs, ledger } = open([adapter]);
    await tracker.track(lead('StepSeen'));
    expect(logs).toEqual(['A platform failed']);
    expect(JSON.stringify(ledger.entries())).not.toContain('ana@');
  });

  it('at an event keeps nobody else from hearing it', async () => {
    const broken = platform('analytics', {
      tell: () => {
        throw new Error('Failed to send the pixel event');
      },
    });
    const { adapter, told } = platform('recording');
    const { tracker, logs, outcomes } = open([broken.adapter, adapter]);
    await tracker.track(lead('StepSeen'));
    expect(logs).toEqual(['Failed to send the pixel event']);
    expect(told).toHaveLength(1);
    expect(outcomes()).toEqual(['StepSeen the analytics failed', 'StepSeen the recording sent']);
  });
});
