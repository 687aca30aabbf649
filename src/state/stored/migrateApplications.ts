import type { CheckedStorage } from '../../platform/storage/storage';
import * as v from 'valibot';
import { pickServerFields } from '../../domain/lead/serverFields';
import type { Cells } from '../../domain/journey/arrival/journals';
import { earlierLeadPrefix, journalsKey } from '../../domain/journey/arrival/storedKeys';
import { getJournalKey, readCells } from './applications';
import { begunCell, foldApplication, toValues } from './cells';
import { getEndKey } from './endedApplications';
import { storedInputSchema, storedServerStateSchema } from './schemas';

/** The keys of releases before. */
const endedKey = 'endedApplications';
const ownerPrefix = 'owner:';

/** The document of a migrated journal. */
const earlierDocument = 'earlier';

const idSchema = v.pipe(v.string(), v.minLength(1));
const currentSchema = v.union([idSchema, storedInputSchema]);
const endedSchema = v.record(v.string(), v.unknown());

/** Turns applications of earlier releases into journals: one record named by its session, or two for each and the name of a tab. */
export function migrateApplications(local: CheckedStorage): void {
  const keys = local.keys();
  const current = keys.includes(journalsKey) ? local.getParsed(journalsKey, currentSchema) : null;
  if (current !== null && typeof current === 'object') {
    const id = current.application.sessionId;
    if (id !== undefined) migrateRecords(local, id, [journalsKey]);
    else local.remove(journalsKey);
  }
  for (const key of keys) {
    const [name = '', id, more] = key.split(':');
    if (name === journalsKey && id !== undefined && more === undefined)
      migrateRecords(local, id, [key, `${earlierLeadPrefix}${id}`]);
    // What the server has reported of answers that are gone.
    if (key.startsWith(earlierLeadPrefix) && !keys.includes(`${journalsKey}:${id}`)) local.remove(key);
  }
  for (const [id, end] of Object.entries(
    keys.includes(endedKey) ? (local.getParsed(endedKey, endedSchema) ?? {}) : {},
  ))
    local.set(getEndKey(id), end);
  if (current === null || typeof current === 'string') local.remove(journalsKey);
  for (const key of keys) if (key === endedKey || key.startsWith(ownerPrefix)) local.remove(key);
}

/** Turns the records of an application into a journal. A storage that does not take it keeps the records. */
function migrateRecords(local: CheckedStorage, id: string, keys: readonly string[]): void {
  const [inputKey = '', serverKey = inputKey] = keys;
  const input = local.getParsed(inputKey, storedInputSchema);
  const server =
    local.getParsed(serverKey, storedServerStateSchema) ??
    v.parse(storedServerStateSchema, local.getParsed(inputKey, v.unknown()) ?? {});
  const records = keys.map((key) => [key, local.getParsed(key, v.unknown())] as const);
  // A storage that is nearly full does not take both.
  for (const key of keys) local.remove(key);
  if (input === null) return;
  const { sessionId, sessionStartedAt } = input.application;
  // The first releases stored these with the answers.
  const known = { ...pickServerFields(input.application), ...server };
  const values = { ...toValues({ input, server: known }), [begunCell]: { sessionId, sessionStartedAt } };
  const stamp = Math.max(0, Math.floor(input.savedAt));
  const cells: Cells = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [stamp, earlierDocument, value] as const]),
  );
  const isStored = local.set(
    getJournalKey(id, earlierDocument),
    foldApplication([cells, readCells(local, id)]),
  );
  if (!isStored) for (const [key, record] of records) if (record !== null) local.set(key, record);
}
