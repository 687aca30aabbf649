import { isStoredApplicationExpired } from '../../domain/journey/arrival/start';
import type { KeyValueStorage } from '../../platform/storage';
import {
  listApplications,
  readApplication,
  readCurrentId,
  readOwner,
  removeApplication,
  writeInput,
} from './applications';

/** How many applications are stored besides the one that was used last. */
const maxOtherApplications = 3;

/**
 * Removes expired applications, invalid ones, and the oldest ones above the limit. An application with a time in the future gets the
 * time of now, because the clock was set back. One in which nothing was entered yet stays as long as one with answers.
 *
 * @param now milliseconds since the epoch
 * @param storedExpirationMs how long an application is stored after its last answer
 */
export function pruneStoredApplications(
  local: KeyValueStorage,
  now: number,
  storedExpirationMs: number,
): void {
  const others: { readonly id: string; readonly savedAt: number }[] = [];
  for (const id of listApplications(local)) {
    const input = readApplication(local, id)?.input;
    const usedAt = input?.savedAt ?? readOwner(local, id)?.takenAt;
    if (usedAt === undefined || isStoredApplicationExpired(usedAt, now, storedExpirationMs)) {
      removeApplication(local, id);
      continue;
    }
    if (input === undefined) continue;
    if (input.savedAt > now) writeInput(local, id, { ...input, savedAt: now });
    if (id !== readCurrentId(local)) others.push({ id, savedAt: input.savedAt });
  }
  const newest = [...others].sort((one, other) => other.savedAt - one.savedAt);
  for (const { id } of newest.slice(maxOtherApplications)) removeApplication(local, id);
}
