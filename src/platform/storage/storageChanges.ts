/** A change of a key in local storage. A null key means that all keys changed. */
export interface StorageChange {
  readonly key: string | null;
  readonly isRemoved: boolean;
}

/** Calls the listener when another tab changes local storage. */
export function onStorageChange(listener: (change: StorageChange) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === null || isLocal(event.storageArea))
      listener({ key: event.key, isRemoved: event.newValue === null });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function isLocal(area: Storage): boolean {
  try {
    return area === window.localStorage;
  } catch {
    return false;
  }
}
