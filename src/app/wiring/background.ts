import type { KeyValueStorage } from '../../platform/storage';
import { openTabChannel } from '../../platform/tabs';
import { connectBackground } from '../../state/connectBackground';
import type { AppStore, ServerConnection } from '../../state/store';
import { syncTabs } from '../../state/stored/syncTabs';
import { storagePrefix } from './storages';

/** Starts what runs beside the form and no request waits for. It loads after the code that talks to the server. */
export function startBackground(
  store: AppStore,
  { startListening }: ServerConnection,
  local: KeyValueStorage,
): void {
  connectBackground(startListening);
  syncTabs(store, local, (onMessage) => openTabChannel(storagePrefix, onMessage));
}
