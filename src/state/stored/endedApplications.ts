import * as v from 'valibot';
import { endPrefix } from '../../domain/journey/arrival/storedKeys';
import type { CheckedStorage } from '../../platform/storage/storage';

/** What remains of an application that has ended, has expired or was deleted in this browser. */
export interface EndedApplication {
  /** Milliseconds since the epoch. */
  readonly endedAt: number;
  /** The progress state in which it ended; null if it was deleted or has expired, or another application goes on with its input. */
  readonly state: number | null;
  /** The application that has taken its place; null if none has. Tabs of the ended application follow into this one, and into no other. */
  readonly next: string | null;
}

const endedSchema = v.object({
  endedAt: v.number(),
  state: v.nullable(v.number()),
  // Earlier releases named none.
  next: v.fallback(v.nullable(v.string()), null),
});

/** The key that remembers the end of an application. Another tab hears of the end by it. */
export const getEndKey = (applicationId: string): string => `${endPrefix}${applicationId}`;

/** How an application has ended in this browser; null if it has not. Every read, write and response asks this, and nothing else does. */
export const findEnd = (local: CheckedStorage, applicationId: string): EndedApplication | null =>
  local.getParsed(getEndKey(applicationId), endedSchema);

/** Names the application that has taken the place of one that has ended. */
export function nameNext(local: CheckedStorage, applicationId: string, next: string): void {
  const end = findEnd(local, applicationId);
  if (end !== null) local.set(getEndKey(applicationId), { ...end, next });
}

/** The ids of the applications whose end is remembered. */
export const listEnded = (local: CheckedStorage): readonly string[] =>
  local.keys().flatMap((key) => (key.startsWith(endPrefix) ? [key.slice(endPrefix.length)] : []));

/** How much longer than an application its end is kept: a tab that the browser has put to sleep holds its copy for weeks. */
const endLifetimes = 30;

/** Names the application that takes the place of all that have ended and in whose place there is none yet. */
export function nameNextOfEnds(local: CheckedStorage, next: string): void {
  if (findEnd(local, next) !== null) return;
  for (const id of listEnded(local)) if (findEnd(local, id)?.next === null) nameNext(local, id, next);
}

/** Forgets old ends. An application is stored for `storedExpirationMs`. */
export function forgetEnds(local: CheckedStorage, now: number, storedExpirationMs: number): void {
  for (const id of listEnded(local))
    if (now - (findEnd(local, id)?.endedAt ?? 0) > endLifetimes * storedExpirationMs)
      local.remove(getEndKey(id));
}
