import * as v from 'valibot';
import type { StoredChange } from '../platform/browser';
import type { KeyStore } from '../platform/storage';
import { pageRestored, storedElsewhere } from '../state/signals';
import { isApplicationKey, keyBeside, readApplication } from '../state/stored/applications';
import type { AppStore } from './store';

/**
 * Tells the store what another tab did to what all tabs keep. Who deletes removes the session too, and nobody else does: then
 * nothing stays here either. An application that is gone while its session stands has ended: the server is asked where it
 * stands. One that stands beside another session's by now is read there; one that went with a storage that somebody else
 * emptied stays here. Both are written again with the next change.
 *
 * @param change with its key as it was stored, without the page's prefix
 */
export function followTab(
  { key, isRemoved }: StoredChange,
  { dispatch, getState }: AppStore,
  local: KeyStore,
): void {
  if (key === 'sessionId' && isRemoved) dispatch(storedElsewhere(null));
  if (key === null || !isApplicationKey(key)) return;
  const { sessionId } = getState().leadApplication.application;
  if (sessionId === undefined) return;
  const stored = readApplication(local, sessionId);
  if (stored !== null) dispatch(storedElsewhere(stored));
  else if (key === keyBeside(sessionId) || local.getParsed('sessionId', v.string()) === sessionId) {
    dispatch(pageRestored());
  }
}
