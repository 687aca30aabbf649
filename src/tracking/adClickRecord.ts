import * as v from 'valibot';
import type { AdClick } from '../domain/journey/arrival/adClick';
import type { KeyValueStorage } from '../platform/storage/storage';

/** The storage key of the ad click that started the visit. */
export const adClickKey = 'gclid';

const storedSchema = v.object({ setAt: v.string() });

/**
 * Stores the ad click while advertising is permitted, unless another tab has stored a newer one, and removes it otherwise.
 *
 * @param click null if no ad click started the visit
 */
export function syncAdClickRecord(local: KeyValueStorage, click: AdClick | null, isPermitted: boolean): void {
  if (!isPermitted) {
    local.remove(adClickKey);
    return;
  }
  const stored = local.getParsed(adClickKey, storedSchema);
  if (click !== null && !(Date.parse(stored?.setAt ?? '') > Date.parse(click.setAt)))
    local.set(adClickKey, click);
}
