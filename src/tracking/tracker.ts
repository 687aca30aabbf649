import type { ConsentRecord } from '../domain/tracking/purposes';
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
  readonly permitted: () => ConsentRecord['given'];
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
  readonly reload: () => void;
}

export interface Tracker {
  /** Resolves when every platform that may know it was told. Never rejects. */
  readonly track: (happening: Happening) => Promise<void>;
  /** The visitor's choice has changed: platforms begin or end. */
  readonly choiceChanged: () => Promise<void>;
}

const nobody: HashedIdentity = { externalId: '', email: '', phone: '' };

/** The one way of an event: claimed once for its lead, then handed to each platform whose purpose is permitted. */
export function makeTracker(options: TrackerOptions): Tracker {
  const { adapters, permitted, ledger, claim, identities, hash, now, newId, log, reload } = options;
  const started = new Map<Adapter, Promise<boolean>>();

  const start = (adapter: Adapter): Promise<boolean> => {
    const begun =
      started.get(adapter) ??
      adapter.start().then(
        () => true,
        (error: unknown) => {
          log(messageOf(error), { platform: adapter.platform });
          return false;
        },
      );
    started.set(adapter, begun);
    return begun;
  };

  const tell = async (adapter: Adapter, event: TrackedEvent, identity: HashedIdentity): Promise<void> => {
    const write = (outcome: LedgerEntry['outcome'], reason: string) =>
      ledger.write({
        at: now(),
        event: event.name,
        id: event.id,
        platform: adapter.platform,
        outcome,
        reason,
      });
    if (!permitted()[adapter.purpose]) return write('held back', `no consent to ${adapter.purpose}`);
    if (!(await start(adapter))) return write('held back', 'the platform did not start');
    try {
      // Only advertising platforms may know by whom, and they by hashes alone.
      const told = await adapter.tell(event, adapter.purpose === 'advertising' ? identity : nobody);
      if (told === undefined) write('sent', '');
      else write('held back', told.heldBack);
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

  return {
    track: async (happening) => {
      const { name, facts, leadId } = happening;
      // Hashed at once: a rejection forgets personal data before it is told.
      const identity = await identityFor(happening);
      if (isOfLead(name) && !(await claim(leadId, name))) return;
      const event: TrackedEvent = { name, facts, id: await hash(`${now()}${newId()}`) };
      await Promise.all(
        adapters.filter(({ takes }) => takes(name)).map((adapter) => tell(adapter, event, identity)),
      );
    },
    choiceChanged: async () => {
      const may = permitted();
      const ended = [...started.keys()].filter(({ purpose }) => !may[purpose]);
      for (const adapter of ended) started.delete(adapter);
      const needsReload = ended.map((adapter) => adapter.stop()).some((stopped) => stopped.needsReload);
      if (needsReload) reload();
      else await Promise.all(adapters.filter(({ purpose }) => may[purpose]).map(start));
    },
  };
}

function isOfLead(name: TrackedEvent['name']): name is LeadEventName {
  return leadEvents.some((each) => each === name);
}

/** A message of the error catalogue; of what is thrown by others nothing, because it may tell of a person. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return Object.values<string>(failures).includes(message) ? message : 'A platform failed';
}
