import { configuration } from 'virtual:configuration';
import { onPageLeft, onPageRestored } from '../../platform/browser';
import { onStorageChange } from '../../platform/storageChanges';
import { now } from '../../platform/clock';
import type { KeyValueStorage } from '../../platform/storage';
import { openTabChannel } from '../../platform/tabs';
import { connectBackground } from '../../state/connectBackground';
import { sharedStateRequested } from '../../state/events';
import type { AppStore, ServerConnection } from '../../state/store';
import { catchUpAfterCache } from '../../state/stored/missedChanges';
import { pruneStoredApplications } from '../../state/stored/pruneStoredApplications';
import { handleStorageChange } from '../../state/stored/handleStorageChange';
import { syncTabs } from '../../state/stored/syncTabs';
import { storagePrefix } from './storages';

/** Starts what runs beside the form and no request waits for. It loads after the code that talks to the server. */
export function startBackground(
  store: AppStore,
  { startListening }: ServerConnection,
  local: KeyValueStorage,
): void {
  connectBackground(startListening);
  pruneStoredApplications(local, now(), configuration.storedExpirationMs);
  onStorageChange(({ key, isRemoved }) => {
    if (key?.startsWith(`${storagePrefix}:`) !== true) return;
    handleStorageChange({ key: key.slice(storagePrefix.length + 1), isRemoved }, store, local);
  });
  catchUpAfterCache(store, local, { onLeft: onPageLeft, onRestored: onPageRestored });
  syncTabs(store, local, (onMessage) => openTabChannel(storagePrefix, onMessage));
  // Another tab may have stored something since this one started.
  store.dispatch(sharedStateRequested());
}
