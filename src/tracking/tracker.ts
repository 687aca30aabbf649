import type { Refusal } from '../domain/tracking/consent';
import type { Purpose } from '../domain/tracking/purposes';
import {
  leadEvents,
  type HashedIdentity,
  type LeadEventName,
  type TrackedEvent,
} from '../domain/tracking/trackedEvent';
import type { Happening } from '../domain/tracking/happening';
import type { LogSink } from '../platform/log';
import type { Adapter } from './adapter';
import { failures } from './failures';
import type { Ledger, LedgerEntry } from './ledger';

export interface TrackerOptions {
  readonly adapters: readonly Adapter[];
  /** Platforms for which the build has no key. */
  readonly absent: readonly string[];
  /** Why nothing may be done for a purpose by now; null where it may. */
  readonly refusal: (purpose: Purpose) => Refusal | null;
  readonly ledger: Ledger;
  readonly claim: (leadId: string, name: LeadEventName) => Promise<boolean>;
  readonly identities: {
    readonly get: (leadId: string) => HashedIdentity | null;
    readonly keep: (leadId: string, identity: HashedIdentity) => void;
  };
  readonly hash: (text: string) => Promise<string>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: LogSink;
  /** Resolves when nothing keeps the applicant waiting: platforms are begun one by one. */
  readonly idle: () => Promise<void>;
  readonly reload: () => void;
}

export interface Tracker {
  /** Resolves when every platform that may know it was told. Never rejects. */
  readonly track: (happening: Happening) => Promise<void>;
  /** The visitor's choice has changed: platforms begin or end. */
  readonly choiceChanged: () => Promise<void>;
  /** The visitor's data were deleted: what runs ends, and where it may run it begins anew, knowing nobody. */
  readonly forgotten: () => Promise<void>;
}

const nobody: HashedIdentity = { externalId: '', email: '', phone: '' };

/** The one way of an event: claimed once for its lead, then handed to each platform whose purpose is permitted. */
export function makeTracker(options: TrackerOptions): Tracker {
  const { adapters, absent, refusal, ledger, claim, identities, hash, now, newId, log, idle, reload } =
    options;
  /** What was begun; each resolves to why it may be told nothing, null where it may. */
  const started = new Map<Adapter, Promise<string | null>>();
  const saidOfStart = new Map<string, string>();

  const writeStart = (platform: string, outcome: LedgerEntry['outcome'], reason: string) => {
    if (saidOfStart.get(platform) === `${outcome} ${reason}`) return;
    saidOfStart.set(platform, `${outcome} ${reason}`);
    ledger.write({ at: now(), event: 'Start', id: '', platform, outcome, reason });
  };
  for (const platform of absent) writeStart(platform, 'held back', 'the configuration has no key');

  const start = (adapter: Adapter): Promise<string | null> => {
    const { platform } = adapter;
    const begun =
      started.get(adapter) ??
      adapter.start().then(
        (begin) => {
          writeStart(platform, begin === undefined ? 'begun' : 'held back', begin?.heldBack ?? '');
          return begin?.heldBack ?? null;
        },
        (error: unknown) => {
          log(messageOf(error), { platform });
          writeStart(platform, 'failed', messageOf(error));
          return 'the platform did not start';
        },
      );
    started.set(adapter, begun);
    return begun;
  };

  const writer =
    ({ name, id }: Pick<TrackedEvent, 'name' | 'id'>, { platform }: Adapter) =>
    (outcome: LedgerEntry['outcome'], reason: string) =>
      ledger.write({ at: now(), event: name, id, platform, outcome, reason });

  const tell = async (adapter: Adapter, event: TrackedEvent, identity: HashedIdentity): Promise<void> => {
    const write = writer(event, adapter);
    const refused = refusal(adapter.purpose);
    if (refused !== null) return write('held back', refusalIn(refused, adapter));
    const why = await start(adapter);
    if (why !== null) return write('held back', why);
    try {
      // Only advertising platforms may know by whom, and they by hashes alone.
      const told = await adapter.tell(event, adapter.purpose === 'advertising' ? identity : nobody);
      if (told === undefined) write('sent', '');
      else if ('heldBack' in told) write('held back', told.heldBack);
      else write('sent', told.without);
    } catch (error) {
      log(messageOf(error), { platform: adapter.platform });
      write('failed', messageOf(error));
    }
  };

  const identityFor = async ({ leadId, identity }: Happening): Promise<HashedIdentity> => {
    const known = identities.get(leadId);
    if (known !== null || identity === undefined) return known ?? nobody;
    const [externalId, email, phone] = await Promise.all(
      [identity.externalId, identity.email, identity.phone].map(hash),
    );
    const hashed = { externalId: externalId ?? '', email: email ?? '', phone: phone ?? '' };
    identities.keep(leadId, hashed);
    return hashed;
  };

  const beginAll = async () => {
    const begun: Promise<unknown>[] = [];
    for (const adapter of adapters) {
      if (refusal(adapter.purpose) !== null) continue;
      await idle();
      // It may have been refused meanwhile.
      if (refusal(adapter.purpose) === null) begun.push(start(adapter));
    }
    await Promise.all(begun);
  };

  const endAndBegin = async (isOver: (adapter: Adapter) => boolean) => {
    const ended = [...started.keys()].filter(isOver);
    for (const adapter of ended) started.delete(adapter);
    for (const adapter of adapters) {
      const refused = refusal(adapter.purpose);
      if (refused !== null) writeStart(adapter.platform, 'held back', refusalIn(refused, adapter));
    }
    const needsReload = ended.map((adapter) => adapter.stop()).some((stopped) => stopped.needsReload);
    if (needsReload) reload();
    else await beginAll();
  };

  return {
    track: async (happening) => {
      const { name, facts, leadId } = happening;
      // Hashed at once: a rejection forgets personal data before it is told.
      const identity = await identityFor(happening);
      const taking = adapters.filter(({ takes }) => takes(name));
      if (isOfLead(name) && !(await claim(leadId, name))) {
        for (const adapter of taking)
          writer({ name, id: '' }, adapter)('held back', 'it was told of this lead before');
        return;
      }
      const event: TrackedEvent = { name, facts, id: await hash(`${now()}${newId()}`) };
      await Promise.all(taking.map((adapter) => tell(adapter, event, identity)));
    },
    choiceChanged: () => endAndBegin(({ purpose }) => refusal(purpose) !== null),
    forgotten: () => endAndBegin(() => true),
  };
}

/** What the ledger says of a refusal. */
function refusalIn(refused: Refusal, { purpose }: Adapter): string {
  const said: Readonly<Record<Refusal, string>> = {
    unused: `the page has no use for ${purpose}`,
    'sharing refused': 'the browser refuses it for all pages (Global Privacy Control)',
    refused: `no consent to ${purpose}`,
    'not chosen': `no choice yet about ${purpose}`,
  };
  return said[refused];
}

function isOfLead(name: TrackedEvent['name']): name is LeadEventName {
  return leadEvents.some((each) => each === name);
}

/** A message of the error catalogue; of what is thrown by others nothing, because it may tell of a person. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return Object.values<string>(failures).includes(message) ? message : 'A platform failed';
}
