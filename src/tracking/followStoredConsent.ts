import { onPageRestored } from '../platform/events/browser';
import { onStorageChange } from '../platform/storage/storageChanges';
import { consentKey, type ConsentManager } from './consentManager';

/**
 * Reads the visitor's choice again when another tab has changed or deleted it, and when the page returns from the back-forward cache,
 * where it hears of no change.
 *
 * @param prefix of the page's keys in the storage
 */
export function followStoredConsent({ refresh, reset }: ConsentManager, prefix: string): void {
  onStorageChange(({ key, isRemoved }) => {
    // Only the deletion of the page's data removes the session.
    if (isRemoved && key === `${prefix}:sessionId`) reset();
    else if (key === null || key === `${prefix}:${consentKey}`) refresh();
  });
  onPageRestored(refresh);
}
