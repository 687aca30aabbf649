import { configuration } from 'virtual:configuration';
import { absentPlatforms } from 'virtual:platforms';
import { removePrivateParts } from '../../domain/journey/arrival/privateAddress';
import { readDocumentAddresses, reload, stopListingResources } from '../../platform/page/address';
import { waitForIdle, whenOnline } from '../../platform/events/browser';
import { now } from '../../platform/device/clock';
import { canHash, sha256 } from '../../platform/device/hash';
import { createId } from '../../platform/device/ids';
import { runExclusive } from '../../platform/storage/locks';
import { removeCookiesAndKeys } from '../../platform/storage/cookiesAndKeys';
import { syncAdClickRecord } from '../../tracking/adClickRecord';
import { findEndedPurposes } from '../../tracking/endedPurposes';
import { createEventClaims } from '../../tracking/eventClaims';
import { createTracker } from '../../tracking/tracker';
import { afterPendingRequests } from '../../state/requests/afterPendingRequests';
import { createTrackedPlatforms, recordingUrlKey } from './adapters';
import { loadFormCode } from './lazyFormCode';
import { storagePrefix } from './storages';
import type { TrackingDependencies } from './trackingDependencies';

/** Starts the permitted platforms and sends them the queued events. The application calls it after the first screen is shown. */
export function startTracking(dependencies: TrackingDependencies): void {
  const { store, storages, consent, ledger, queue, adClick, log } = dependencies;
  // The addresses of calls contain ids and answers.
  stopListingResources();
  const tracker = createTracker({
    platforms: createTrackedPlatforms(dependencies),
    absentPlatforms,
    getDenialReason: hasPrivateAddress() ? () => 'private address' : consent.getDenialReason,
    getEndedPurposes: () => findEndedPurposes(consent),
    ledger,
    claims: createEventClaims(storages.local, (name, work) => runExclusive(`${storagePrefix}:${name}`, work)),
    hash: canHash() ? sha256 : null,
    isPhoneValid,
    now,
    createId,
    log,
    waitForIdle,
    removeCookiesAndKeys,
    // An offline reload would lose the page, and an offline platform sends nothing.
    reload: (beforeReload) =>
      void whenOnline(() =>
        afterPendingRequests(store, () => {
          beforeReload();
          reload();
        }),
      ),
  });
  const syncStorage = (click: TrackingDependencies['adClick']) => {
    const permissions = consent.getPermissions();
    syncAdClickRecord(storages.local, click, permissions.advertising);
    if (!permissions.recording) storages.session.remove(recordingUrlKey);
  };
  syncStorage(adClick);
  let isReset = false;
  consent.subscribe((change) => {
    // A page in the browser's cache does not hear of a deletion, but reads that there is no choice.
    isReset ||= change === 'reset' || consent.getRecord() === null;
    syncStorage(isReset ? null : adClick);
    void (change === 'reset' ? tracker.reset() : tracker.applyConsent());
  });
  queue.drainTo((event, given) => void tracker.track(event, given));
  void tracker.applyConsent();
}

/** Whether scripts could read private parts in an address of this document, because the starter was not able to replace it. */
const hasPrivateAddress = (): boolean =>
  readDocumentAddresses().some((address) => removePrivateParts(new URL(address), configuration.basePath));

/** Whether a number is valid in the country of the page. Without the code that knows, it is not hashed. */
async function isPhoneValid(phone: string): Promise<boolean> {
  const code = await loadFormCode().catch(() => null);
  return code?.isOwnNumber(phone) === true;
}
