import { onStorageChange } from '../../platform/browser';
import type { KeyValueStorage } from '../../platform/storage';
import { connectOtherTabs } from '../../state/connectOtherTabs';
import { sharedStateRequested } from '../../state/events';
import type { AppStore, ServerConnection } from '../../state/store';
import { handleStorageChange } from '../../state/stored/storageChange';
import { storagePrefix } from './storages';

/** Follows the changes that other tabs of this page store. Loads after the code that talks to the server. */
export function listenToOtherTabs(
  store: AppStore,
  { startListening }: ServerConnection,
  local: KeyValueStorage,
): void {
  connectOtherTabs(startListening);
  onStorageChange(({ key, isRemoved }) => {
    if (key?.startsWith(`${storagePrefix}:`) !== true) return;
    handleStorageChange({ key: key.slice(storagePrefix.length + 1), isRemoved }, store, local);
  });
  // Another tab may have stored something since this one started.
  store.dispatch(sharedStateRequested());
}
