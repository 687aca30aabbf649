import * as v from 'valibot';
import type { KeyValueStorage } from '../../platform/storage';
import { removeApplication } from './applications';

/** What remains of an application that has ended or was deleted in this browser, until older copies of it have expired by themselves. */
export interface EndedApplication {
  /** Milliseconds since the epoch. */
  readonly endedAt: number;
  /** The progress state in which it ended; null if it was deleted, or another application goes on with its input. */
  readonly state: number | null;
}

type EndedApplications = Readonly<Record<string, EndedApplication>>;

/** The key in local storage. A change of it tells the other tabs. */
export const endedApplicationsKey = 'endedApplications';
const endedApplicationsSchema = v.record(
  v.string(),
  v.object({ endedAt: v.number(), state: v.nullable(v.number()) }),
);

/**
 * Whether an application has ended in this browser. Every read, write and response of an application asks this, and nothing else does.
 *
 * @returns null if it has not
 */
export function findEnd(
  local: Pick<KeyValueStorage, 'getParsed'>,
  applicationId: string,
): EndedApplication | null {
  const ended = readEnded(local);
  return Object.hasOwn(ended, applicationId) ? (ended[applicationId] ?? null) : null;
}

/**
 * Stores that applications have ended, and removes what is stored of them. One that has ended before keeps its end, unless it is deleted now.
 *
 * @param keptMs how long an end is remembered: as long as an application is stored
 */
export function endApplications(
  local: Pick<KeyValueStorage, 'getParsed' | 'set' | 'remove'>,
  applicationIds: readonly string[],
  end: EndedApplication,
  keptMs: number,
): void {
  // A full storage takes nothing more before something is removed.
  for (const id of applicationIds) removeApplication(local, id);
  const before = readEnded(local);
  const added = applicationIds.map((id) => {
    const isShown = end.state !== null && Object.hasOwn(before, id);
    return [id, isShown ? before[id] : end] as const;
  });
  const kept = Object.entries({ ...before, ...Object.fromEntries(added) }).filter(
    ([, known]) => known !== undefined && end.endedAt - known.endedAt <= keptMs,
  );
  local.set(endedApplicationsKey, Object.fromEntries(kept));
}

/** The ids of the applications whose end is remembered. */
export const listEnded = (local: Pick<KeyValueStorage, 'getParsed'>): readonly string[] =>
  Object.keys(readEnded(local));

function readEnded(local: Pick<KeyValueStorage, 'getParsed'>): EndedApplications {
  return local.getParsed(endedApplicationsKey, endedApplicationsSchema) ?? {};
}
