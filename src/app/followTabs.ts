import * as v from 'valibot';
import type { StoredChange } from '../platform/browser';
import type { KeyStore } from '../platform/storage';
import { pageRestored, storedElsewhere } from '../state/signals';
import { storedLoanApplicationSchema } from '../state/stored/stored';
import type { AppStore } from './store';

/**
 * Tells the store what another tab did to what all tabs keep. Who deletes removes the session too, and nobody else does: then
 * nothing stays here either. An application that is gone while its session stands has ended: the server is asked where it
 * stands. One that made way for another session, or went with a storage that somebody else emptied, stays here and is written
 * again with the next change.
 *
 * @param change with its key as it was stored, without the page's prefix
 */
export function followTab(
  { key, isRemoved }: StoredChange,
  { dispatch, getState }: AppStore,
  local: KeyStore,
): void {
  if (key === 'sessionId' && isRemoved) dispatch(storedElsewhere(null));
  if (key !== 'storedLoanApplication') return;
  const stored = local.getParsed(key, storedLoanApplicationSchema);
  if (stored !== null) {
    dispatch(storedElsewhere(stored));
    return;
  }
  const { sessionId } = getState().leadApplication.application;
  if (local.getParsed('sessionId', v.string()) === sessionId) dispatch(pageRestored());
}
