import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import type { HashedIdentity } from '../domain/tracking/trackedEvent';
import { reload } from '../platform/address';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { newId } from '../platform/ids';
import { exclusively } from '../platform/locks';
import type { LogSink } from '../platform/log';
import type { LogRelay } from '../platform/logRelay';
import { tellGoogleConsent } from '../tracking/adapters/dataLayer';
import type { ConsentStore } from '../tracking/consentStore';
import type { Ledger } from '../tracking/ledger';
import type { HappeningQueue } from '../tracking/queue';
import { makeClaims } from '../tracking/told';
import { makeTracker } from '../tracking/tracker';
import type { StartDecision } from '../domain/journey/arrival/start';
import { activePage } from './activePage';
import { adaptersOf } from './adapters';
import type { Stores } from './visit';
import type { AppStore } from './store';

/** What is told of, by what, and to whom. */
export interface TrackingWorld {
  readonly store: AppStore;
  readonly stores: Stores;
  readonly consent: ConsentStore;
  readonly ledger: Ledger;
  readonly queue: HappeningQueue;
  readonly relay: LogRelay;
  /** The click on an advertisement that led here; null where none did. */
  readonly adClick: StartDecision['adClick'];
  readonly log: LogSink;
}

/** Hashes of the last lead, kept over the end of its personal data. */
const identityKey = 'trackedIdentity';
const identitySchema = v.object({
  leadId: v.string(),
  identity: v.object({ externalId: v.string(), email: v.string(), phone: v.string() }),
});

/** Begins to tell platforms what happens, as far as the visitor permits. Comes when the first screen stands. */
export async function startTracking(world: TrackingWorld): Promise<void> {
  const { stores, consent, ledger, queue, log } = world;
  const tracker = makeTracker({
    adapters: adaptersOf(world),
    permitted: consent.permitted,
    ledger,
    claim: makeClaims(stores.local, (name, work) =>
      exclusively(`${configuration.product}-${configuration.country}:${name}`, work),
    ),
    identities: identitiesIn(world),
    hash: sha256,
    now,
    newId,
    log,
    reload,
  });
  const keepClick = () => keepAdClick(world);
  keepClick();
  consent.subscribe(() => {
    keepClick();
    tellGoogleConsent(window, consent.permitted());
    void tracker.choiceChanged();
  });
  queue.handTo((happening) => void tracker.track(happening));
  await tracker.choiceChanged();
}

/** The record of the click stands in storage only while advertising is permitted. */
function keepAdClick({ stores, consent, adClick }: TrackingWorld): void {
  if (consent.permitted().advertising && adClick !== null) stores.local.set('gclid', adClick);
  else if (!consent.permitted().advertising && activePage.facts.asksForConsent) stores.local.remove('gclid');
}

/** In memory; beside it in this tab's storage where advertising is permitted. */
function identitiesIn({ stores, consent }: TrackingWorld) {
  let known: v.InferOutput<typeof identitySchema> | null = null;
  return {
    get: (leadId: string) => {
      known ??= stores.session.getParsed(identityKey, identitySchema);
      return known?.leadId === leadId && leadId !== '' ? known.identity : null;
    },
    keep: (leadId: string, identity: HashedIdentity) => {
      known = { leadId, identity };
      if (consent.permitted().advertising) stores.session.set(identityKey, known);
    },
  };
}
