import { onPageRestored, onVisibilityChange } from '../../platform/events/browser';
import { onStorageChange } from '../../platform/storage/storageChanges';
import type { AppThunk } from '../../state/root';
import type { AppStore } from '../../state/store';
import { restoreSharedWait } from '../../state/stored/restoreFormData';
import { catchUp } from '../../state/tabs/tabs';

/**
 * Follows what other tabs store, also when the page wakes or comes back from the back-forward cache.
 *
 * @param prefix of the keys of the application
 */
export function followOtherTabs(store: AppStore, prefix: string): void {
  const follow = () => store.dispatch(catchUp());
  onStorageChange(({ key }) => {
    if (key?.startsWith(`${prefix}:`) === true)
      store.dispatch(followStorageChange(key.slice(prefix.length + 1)));
  });
  // A tab that was asleep has received no change.
  onPageRestored(follow);
  onVisibilityChange(follow);
  // Another tab may have stored something since this one started.
  follow();
  store.dispatch(restoreSharedWait());
}

/**
 * Follows a change of local storage in another tab.
 *
 * @param key without the page's prefix
 */
export const followStorageChange = (key: string): AppThunk =>
  key === 'wait' ? restoreSharedWait() : catchUp();
