import * as v from 'valibot';
import { isStoredApplicationExpired } from '../../domain/journey/arrival/start';
import type { KeyValueStorage } from '../../platform/storage';
import { currentKey, isApplicationKey } from './applications';
import { storedLoanApplicationSchema } from './schemas';

/** How many applications of other sessions are stored. */
const maxOtherApplications = 3;

/**
 * Removes expired applications, invalid ones, and the oldest ones above the limit. An application with a time in the future gets the
 * time of now, because the clock was set back.
 *
 * @param now milliseconds since the epoch
 * @param storedExpirationMs how long an application is stored after its last answer
 */
export function pruneStoredApplications(
  local: KeyValueStorage,
  now: number,
  storedExpirationMs: number,
): void {
  const others: { readonly key: string; readonly savedAt: number }[] = [];
  for (const key of local.keys().filter(isApplicationKey)) {
    const savedAt = local.getParsed(key, storedLoanApplicationSchema)?.savedAt;
    if (savedAt !== undefined && savedAt > now)
      local.set(key, { ...local.getParsed(key, v.looseObject({})), savedAt: now });
    if (savedAt !== undefined && isStoredApplicationExpired(savedAt, now, storedExpirationMs))
      local.remove(key);
    else if (savedAt !== undefined && key !== currentKey) others.push({ key, savedAt });
  }
  const newest = others.toSorted((one, other) => other.savedAt - one.savedAt);
  for (const { key } of newest.slice(maxOtherApplications)) local.remove(key);
}
