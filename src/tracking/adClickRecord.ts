import type { AdClick } from '../domain/journey/arrival/adClick';
import type { KeyValueStorage } from '../platform/storage';

/** The storage key of the ad click that started the visit. */
export const adClickKey = 'gclid';

/**
 * Stores the ad click while advertising is permitted and removes it otherwise. In a country that does not require a choice, the
 * record that the visit stored stays.
 *
 * @param click null if no ad click started the visit
 */
export function syncAdClickRecord(
  local: Pick<KeyValueStorage, 'set' | 'remove'>,
  click: AdClick | null,
  { isPermitted, isAsked }: { readonly isPermitted: boolean; readonly isAsked: boolean },
): void {
  if (isPermitted && click !== null) local.set(adClickKey, click);
  else if (!isPermitted && isAsked) local.remove(adClickKey);
}
