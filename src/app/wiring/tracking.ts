import { configuration } from 'virtual:configuration';
import { absentPlatforms } from 'virtual:platforms';
import * as v from 'valibot';
import { removePrivateParts } from '../../domain/journey/arrival/privateAddress';
import type { HashedIdentity } from '../../domain/tracking/platformEvent';
import { readDocumentAddresses, reload, stopListingResources } from '../../platform/address';
import { isOnline, onOnline, waitForIdle } from '../../platform/browser';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { createId } from '../../platform/ids';
import { runExclusive } from '../../platform/locks';
import { syncAdClickRecord } from '../../tracking/adClickRecord';
import { findEndedPurposes } from '../../tracking/endedPurposes';
import { createEventClaims } from '../../tracking/eventClaims';
import { identityKey, removeRefusedKeys } from '../../tracking/refusedKeys';
import { createTracker } from '../../tracking/tracker';
import { activePage } from './activePage';
import { createTrackedPlatforms } from './adapters';
import { storagePrefix } from './storages';
import type { TrackingDependencies } from './trackingDependencies';

const identitySchema = v.object({
  leadId: v.string(),
  identity: v.object({ externalId: v.string(), email: v.string(), phone: v.string() }),
});

/** Starts the permitted platforms and sends them the queued events. The application calls it after the first screen is shown. */
export async function startTracking(dependencies: TrackingDependencies): Promise<void> {
  const { storages, consent, ledger, queue, adClick, log } = dependencies;
  // The addresses of calls contain ids and answers.
  stopListingResources();
  const tracker = createTracker({
    platforms: createTrackedPlatforms(dependencies),
    absentPlatforms,
    getDenialReason: hasPrivateAddress() ? () => 'private address' : consent.getDenialReason,
    getEndedPurposes: () => findEndedPurposes(consent),
    ledger,
    claim: createEventClaims(storages.local, (name, work) => runExclusive(`${storagePrefix}:${name}`, work)),
    identities: createIdentityStorage(dependencies),
    hash: sha256,
    now,
    createId,
    log,
    waitForIdle,
    // An offline reload would lose the page, and an offline platform sends nothing.
    reload: () => void (isOnline() ? reload() : onOnline(reload)),
  });
  const syncStorage = (click: TrackingDependencies['adClick']) => {
    const permissions = consent.getPermissions();
    syncAdClickRecord(storages.local, click, {
      isPermitted: permissions.advertising,
      isAsked: activePage.facts.asksForConsent,
    });
    removeRefusedKeys(storages.session, permissions);
  };
  syncStorage(adClick);
  let isReset = false;
  consent.subscribe((change) => {
    isReset ||= change === 'reset';
    syncStorage(isReset ? null : adClick);
    void (change === 'reset' ? tracker.reset() : tracker.applyConsent());
  });
  queue.drainTo((event) => void tracker.track(event));
  await tracker.applyConsent();
}

/** Whether scripts could read private parts in an address of this document, because the starter was not able to replace it. */
const hasPrivateAddress = (): boolean =>
  readDocumentAddresses().some((address) => removePrivateParts(new URL(address), configuration.basePath));

/** Holds the identity in memory, and in the storage of this tab while advertising is permitted. */
function createIdentityStorage({ storages, consent }: TrackingDependencies) {
  let saved: v.InferOutput<typeof identitySchema> | null = null;
  return {
    get: (leadId: string) => {
      saved ??= storages.session.getParsed(identityKey, identitySchema);
      return saved?.leadId === leadId && leadId !== '' ? saved.identity : null;
    },
    save: (leadId: string, identity: HashedIdentity) => {
      saved = { leadId, identity };
      if (consent.getPermissions().advertising) storages.session.set(identityKey, saved);
    },
  };
}
