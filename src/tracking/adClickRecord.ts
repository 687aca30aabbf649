import type { AdClick } from '../domain/journey/arrival/adClick';
import type { KeyValueStorage } from '../platform/storage';

/** The storage key of the ad click that started the visit. */
export const adClickKey = 'gclid';

/**
 * Stores the ad click while advertising is permitted and removes it otherwise.
 *
 * @param click null if no ad click started the visit
 */
export function syncAdClickRecord(
  local: Pick<KeyValueStorage, 'set' | 'remove'>,
  click: AdClick | null,
  isPermitted: boolean,
): void {
  if (!isPermitted) local.remove(adClickKey);
  else if (click !== null) local.set(adClickKey, click);
}
