import type { KeyValueStorage } from '../../platform/storage';
import { isEndState } from '../../domain/journey/states/progressStates';
import { storedApplicationChanged } from '../events';
import { getCurrentState } from '../slices/leadState';
import type { AppStore } from '../store';
import { readStoredApplication } from './applications';
import { findNextSessionId, readEndedSessions } from './endedSessions';

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
 * removed, so it is kept, unless its session has ended.
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
  /** Another tab ended the application of the session, and this one shows no end of its own. */
  const hasSessionEnded = () => {
    const { leadApplication } = getState();
    const { sessionId = '' } = leadApplication.application;
    return (
      findNextSessionId(readEndedSessions(local), sessionId) !== null &&
      !isEndState(getCurrentState(leadApplication))
    );
  };
  let wasStored = false;
  catchUp(false);
  onLeft(() => {
    wasStored = readOwn() !== null;
  });
  onRestored(() => catchUp(wasStored || hasSessionEnded()));
}
