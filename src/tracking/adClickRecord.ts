import type { AdClick } from '../domain/journey/arrival/adClick';
import type { KeyStore } from '../platform/storage';

/** The key of the click on an advertisement that led here. */
export const adClickKey = 'gclid';

/**
 * The record of the click stands in storage only while advertising is permitted. Where nobody is asked it stays as the visit
 * keeps it.
 *
 * @param click the one that led here; null where none did
 */
export function keepAdClick(
  local: Pick<KeyStore, 'set' | 'remove'>,
  click: AdClick | null,
  { isPermitted, isAsked }: { readonly isPermitted: boolean; readonly isAsked: boolean },
): void {
  if (isPermitted && click !== null) local.set(adClickKey, click);
  else if (!isPermitted && isAsked) local.remove(adClickKey);
}
