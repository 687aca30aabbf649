import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import { absentPlatforms } from '../domain/tracking/hosts';
import type { HashedIdentity } from '../domain/tracking/trackedEvent';
import { reload } from '../platform/address';
import { idle, isOnline, onOnline } from '../platform/browser';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { newId } from '../platform/ids';
import { exclusively } from '../platform/locks';
import type { LogSink } from '../platform/log';
import type { LogRelay } from '../platform/logRelay';
import { tellGoogleConsent } from '../tracking/adapters/dataLayer';
import { keepAdClick } from '../tracking/adClickRecord';
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
  const { stores, consent, ledger, queue, adClick, log } = world;
  const tracker = makeTracker({
    adapters: adaptersOf(world),
    absent: absentPlatforms(configuration),
    refusal: consent.refusal,
    ledger,
    claim: makeClaims(stores.local, (name, work) =>
      exclusively(`${configuration.product}-${configuration.country}:${name}`, work),
    ),
    identities: identitiesIn(world),
    hash: sha256,
    now,
    newId,
    log,
    idle,
    // Without a network the page would be gone, and whoever records it hears of nothing anyway.
    reload: () => void (isOnline() ? reload() : onOnline(reload)),
  });
  const keepClick = (click: TrackingWorld['adClick']) =>
    keepAdClick(stores.local, click, {
      isPermitted: consent.permitted().advertising,
      isAsked: activePage.facts.asksForConsent,
    });
  keepClick(adClick);
  let isForgotten = false;
  consent.subscribe((change) => {
    isForgotten ||= change === 'forgotten';
    keepClick(isForgotten ? null : adClick);
    tellGoogleConsent(window, consent.permitted());
    void (change === 'forgotten' ? tracker.forgotten() : tracker.choiceChanged());
  });
  queue.handTo((happening) => void tracker.track(happening));
  await tracker.choiceChanged();
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
