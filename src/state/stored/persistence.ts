import * as v from 'valibot';
import { leadKey } from '../../domain/journey/arrival/storedKeys';
import type { RootState, StartListening } from '../root';
import { isSameApplication, selectApplication, selectApplicationId } from '../selectors/journey';
import { writeCopies } from './applications';
import type { DocumentJournal } from './documentJournal';
import type { StorageAreas } from '../../platform/storage/storage';
import { findEnd } from './endedApplications';
import { persistedRows, selectValues, type Row } from './rows';

/** Persists the state. */
export interface StatePersistence {
  readonly flush: () => void;
  /** Writes the state at the start over the values of an earlier visit. */
  readonly flushStartState: (state: RootState) => void;
  /** Writes the rows of the tab again in a page from the back-forward cache, if a later document has written those of another application. */
  readonly flushRestoredState: (state: RootState) => void;
}

/** Whose the rows of the tab are. */
const ownerSchema = v.object({ applicationId: v.fallback(v.string(), '') });

/**
 * Writes changed values after the next paint: the rows of the tab, and what this document has changed in the application.
 *
 * @param scheduleWrite schedules the write, so that the browser paints first. Code that leaves the page calls `flush` before
 */
export function setupPersistence(
  startListening: StartListening,
  { storages, journal }: { readonly storages: StorageAreas; readonly journal: DocumentJournal },
  scheduleWrite: (write: () => void) => void,
): StatePersistence {
  const { local } = storages;
  let current: RootState | null = null;
  let written: RootState | null = null;
  /** The rows that a full storage did not take. They are written with the next change. */
  const unwritten = new Set<string>();
  const persistRow = ({ key, select, needsRowBefore }: Row, index: number, state: RootState) => {
    const value = select(state);
    const lacksRowBefore =
      unwritten.has(persistedRows[index - 1]?.key ?? '') && needsRowBefore?.(state) === true;
    unwritten.delete(key);
    if (value === undefined || value === null) storages.session.remove(key);
    else if (lacksRowBefore || !storages.session.set(key, value)) unwritten.add(key);
  };
  /** Nothing of another application stays in the tab, also if a full storage takes nothing of the present one. */
  const removeRows = (rows = persistedRows) => {
    for (const { key } of rows) storages.session.remove(key);
  };
  const persistApplication = (state: RootState) => {
    const { applicationId, application } = state.leadApplication;
    // Nothing of an application that has ended is stored again, whichever tab has received the end.
    if (findEnd(local, applicationId) !== null) return;
    const { sessionId, sessionStartedAt } = application;
    const session =
      sessionId === undefined || sessionStartedAt === undefined ? null : { sessionId, sessionStartedAt };
    journal.write({ applicationId, session, values: selectValues(state) });
    writeCopies(local, application);
    // Another tab may have ended it at the same moment.
    queueMicrotask(() => {
      if (findEnd(local, applicationId) !== null) journal.end(applicationId);
    });
  };
  const flush = () => {
    if (current === null || written === null || current === written) return;
    const isOther = !isSameApplication(current, written);
    if (isOther) removeRows();
    for (const [index, row] of persistedRows.entries()) {
      if (isOther || row.select(current) !== row.select(written) || unwritten.has(row.key))
        persistRow(row, index, current);
    }
    persistApplication(current);
    written = current;
  };
  /** Whether the rows of the tab are those of another application. Earlier releases named no owner. */
  const areOfOther = (state: RootState) => {
    const owner = storages.session.getParsed(leadKey, ownerSchema)?.applicationId ?? '';
    return owner !== '' && owner !== selectApplicationId(state);
  };
  const persistRows = (state: RootState, rows: readonly Row[]) => {
    for (const row of rows) persistRow(row, persistedRows.indexOf(row), state);
  };
  // A session that begins after the start sets the same keys as one that begins with it.
  startListening({
    predicate: (_action, next, previous) =>
      selectApplication(next).sessionId !== selectApplication(previous).sessionId,
    effect: (_action, { getState }) => {
      storages.session.set('newSessionFlag', true);
      storages.session.set('initAt', selectApplication(getState()).sessionStartedAt);
    },
  });
  startListening({
    predicate: (_action, next, previous) => next !== previous,
    effect: (_action, { getState, getOriginalState }) => {
      written ??= getOriginalState();
      const isWaiting = current !== null && current !== written;
      current = getState();
      // The state of another application is what was stored at this moment: what another tab stores from here on is no change of this one.
      if (!isSameApplication(current, written)) flush();
      else if (!isWaiting) scheduleWrite(flush);
    },
  });
  return {
    flush,
    flushStartState: (state) => {
      // What is restored later is checked then.
      const rows = persistedRows.filter(({ isRestoredLater }) => isRestoredLater !== true);
      if (areOfOther(state)) removeRows(rows);
      persistRows(state, rows);
      persistApplication(state);
    },
    flushRestoredState: (state) => {
      if (!areOfOther(state)) return;
      removeRows();
      // Of an application that has ended meanwhile nothing is stored again.
      if (findEnd(local, selectApplicationId(state)) === null) persistRows(state, persistedRows);
    },
  };
}
