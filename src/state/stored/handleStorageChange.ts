import * as v from 'valibot';
import type { StorageChange } from '../../platform/storageChanges';
import type { KeyValueStorage } from '../../platform/storage';
import { isAfterOffer } from '../../domain/journey/states/progressStates';
import { leadStatusRequested, pageRestored, sharedStateRequested, storedApplicationChanged } from '../events';
import { selectProgressState } from '../selectors/journey';
import { isApplicationKey, getSessionApplicationKey, readStoredApplication } from './applications';
import type { AppStore } from '../store';

/**
 * Dispatches the event for a change of local storage by another tab:
 *
 * - A removed session means that the other tab deleted the data, so this tab drops them too.
 * - A removed application whose session remains has ended, so this tab requests the lead status, also before the offer: the server may
 *   have rejected it at once.
 * - A delay that the server asked for holds this tab too.
 * - An application that moved to its session's own key is read there.
 * - An application that was removed together with its session's keys remains in this tab.
 *
 * This tab writes its application again with the next change.
 *
 * @param change its key is without the page's prefix
 */
export function handleStorageChange(
  { key, isRemoved }: StorageChange,
  { dispatch, getState }: AppStore,
  local: KeyValueStorage,
): void {
  if (key === 'sessionId' && isRemoved) dispatch(storedApplicationChanged(null));
  if (key === 'wait') dispatch(sharedStateRequested());
  if (key === null || !isApplicationKey(key)) return;
  const { sessionId } = getState().leadApplication.application;
  if (sessionId === undefined) return;
  const stored = readStoredApplication(local, sessionId);
  if (stored !== null) dispatch(storedApplicationChanged(stored));
  else if (
    key === getSessionApplicationKey(sessionId) ||
    local.getParsed('sessionId', v.string()) === sessionId
  ) {
    dispatch(isAfterOffer(selectProgressState(getState())) ? pageRestored() : leadStatusRequested());
  }
}
