import { getNextNumber, type Cell, type Cells } from '../../domain/journey/arrival/journals';
import { isStoredApplicationExpired } from '../../domain/journey/arrival/start';
import type { KeyValueStorage } from '../../platform/storage/storage';
import { fromCells } from './cells';
import {
  endApplications,
  findCurrent,
  getBegunAt,
  getJournalKey,
  listApplications,
  readCells,
  removeApplication,
} from './applications';
import { findEnd, forgetEnds } from './endedApplications';

/** How many applications are stored besides the one that was used last. */
const maxOtherApplications = 3;

/**
 * Ends applications that have expired, so that an open tab keeps nothing of them. Removes what is left after an end, and the oldest applications above
 * the limit. Forgets old ends.
 *
 * @param now milliseconds since the epoch
 */
export function pruneStoredApplications(
  local: KeyValueStorage,
  now: number,
  storedExpirationMs: number,
): void {
  forgetEnds(local, now, storedExpirationMs);
  const current = findCurrent(local)?.id;
  const others: { readonly id: string; readonly savedAt: number }[] = [];
  for (const id of listApplications(local)) {
    const cells = readCells(local, id);
    const savedAt = fromCells(cells)?.input.savedAt;
    if ((savedAt ?? 0) > now) countFromNow(local, id, cells, now);
    const isExpired = isStoredApplicationExpired(savedAt ?? getBegunAt(cells), now, storedExpirationMs);
    if (findEnd(local, id) !== null) removeApplication(local, id);
    else if (isExpired) endApplications(local, [id], { endedAt: now, state: null, next: null });
    else if (savedAt !== undefined && id !== current) others.push({ id, savedAt });
  }
  others.sort((one, other) => other.savedAt - one.savedAt);
  for (const { id } of others.slice(maxOtherApplications)) removeApplication(local, id);
}

/** The document of a corrected time. */
const clockDocument = 'clock';

/** Stores that something was last entered now, because the clock was set back. */
function countFromNow(local: KeyValueStorage, id: string, cells: Cells, now: number): void {
  const savedAt: Cell = [getNextNumber(cells, now), clockDocument, now];
  local.set(getJournalKey(id, clockDocument), { savedAt });
}
