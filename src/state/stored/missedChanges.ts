import type { KeyValueStorage } from '../../platform/storage';
import { storedApplicationChanged } from '../events';
import type { AppStore } from '../store';
import { readStoredApplication } from './applications';

/** The browser's events between which a page receives no changes of storage. */
interface CacheEvents {
  /** The page is left. The browser may keep it in its back-forward cache. */
  readonly onLeft: (listener: () => void) => unknown;
  /** The page returns from the cache. */
  readonly onRestored: (listener: () => void) => unknown;
}

/**
 * Catches up with other tabs now, and when the page returns from the back-forward cache, where it received no changes of storage. Merges the
 * answers of another tab, and drops the page's own if another tab removed the application because it ended or was deleted.
 *
 * Call it after the listener that persists the state when the page is left. An application that could not be persisted was not
 * removed, so it is kept.
 */
export function catchUpAfterCache(
  { dispatch, getState }: AppStore,
  local: KeyValueStorage,
  { onLeft, onRestored }: CacheEvents,
): void {
  const readOwn = () => {
    const { sessionId } = getState().leadApplication.application;
    return sessionId === undefined ? null : readStoredApplication(local, sessionId);
  };
  const catchUp = (wasStored: boolean) => {
    const stored = readOwn();
    if (stored !== null || wasStored) dispatch(storedApplicationChanged(stored));
  };
  let wasStored = false;
  catchUp(false);
  onLeft(() => {
    wasStored = readOwn() !== null;
  });
  onRestored(() => catchUp(wasStored));
}
