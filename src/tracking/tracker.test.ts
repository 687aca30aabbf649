import { describe, expect, it, vi } from 'vitest';
import type { Happening } from '../domain/tracking/happening';
import { choiceOf, type ConsentRecord } from '../domain/tracking/purposes';
import { storeWith } from '../app/store.fixture';
import type { Adapter } from './adapter';
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
) {
  const kept = new Map<string, { externalId: string; email: string; phone: string }>();
  const ledger = makeLedger();
  const logs: string[] = [];
  const world = { given, reloads: 0 };
  const tracker = makeTracker({
    adapters,
    permitted: () => world.given,
    ledger,
    claim: makeClaims(local, async (_name, work) => work()),
    identities: { get: (id) => kept.get(id) ?? null, keep: (id, identity) => void kept.set(id, identity) },
    hash: async (text) => (text === '' ? '' : `#${text}`),
    now: () => 5,
    newId: () => 'id',
    log: (message) => void logs.push(message),
    reload: () => {
      world.reloads += 1;
    },
  });
  const outcomes = () =>
    ledger.entries().map(({ event, platform: of, outcome }) => `${event} ${of} ${outcome}`);
  return { tracker, world, logs, ledger, outcomes, local };
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
    expect(ledger.entries()).toMatchObject([{ outcome: 'held back', reason: 'no consent to advertising' }]);
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
