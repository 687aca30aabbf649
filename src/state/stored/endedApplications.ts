import * as v from 'valibot';
import type { KeyValueStorage } from '../../platform/storage';

/** What remains of an application that has ended, has expired or was deleted in this browser. */
export interface EndedApplication {
  /** Milliseconds since the epoch. */
  readonly endedAt: number;
  /** The progress state in which it ended; null if it was deleted or has expired, or another application goes on with its input. */
  readonly state: number | null;
}

const prefix = 'ended:';
const endedSchema = v.object({ endedAt: v.number(), state: v.nullable(v.number()) });

/** The key that remembers the end of an application. Another tab hears of the end by it. */
export const getEndKey = (applicationId: string): string => `${prefix}${applicationId}`;

/** How an application has ended in this browser; null if it has not. Every read, write and response asks this, and nothing else does. */
export const findEnd = (
  local: Pick<KeyValueStorage, 'getParsed'>,
  applicationId: string,
): EndedApplication | null => local.getParsed(getEndKey(applicationId), endedSchema);

/** The ids of the applications whose end is remembered. */
export const listEnded = (local: Pick<KeyValueStorage, 'keys'>): readonly string[] =>
  local.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** How much longer than an application its end is kept: a tab that the browser has put to sleep holds its copy for weeks. */
const endKeptTimes = 30;

/** Forgets old ends. An application is stored for `keptMs`. */
export function forgetEnds(
  local: Pick<KeyValueStorage, 'getParsed' | 'keys' | 'remove'>,
  now: number,
  keptMs: number,
): void {
  for (const id of listEnded(local))
    if (now - (findEnd(local, id)?.endedAt ?? 0) > endKeptTimes * keptMs) local.remove(getEndKey(id));
}
