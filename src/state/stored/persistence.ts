import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isWaitingForServer, type RequestStatuses } from '../../domain/journey/calls/requestStatus';
import { isAcceptedOrEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { isAnyRequestPending } from '../afterPendingRequests';
import type { RootState, StartListening } from '../root';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import { selectApplication, selectApplicationId } from '../selectors/journey';
import type { DynamicPagesState } from '../slices/dynamicPagesState';
import { getCurrentState, type LeadState } from '../slices/leadState';
import { releaseDecision } from '../slices/leadResponses';
import { writeCopies, type ApplicationStorage } from './applications';
import { toValues, type CellValues } from './cells';
import type { DocumentJournal } from './documentJournal';
import type { KeyValueStorage } from '../../platform/storage';
import { findEnd } from './endedApplications';
import type { StoredApplication } from '../storedApplication';

/** The methods of a storage that persistence needs; `platform/storage.ts` creates the real ones. */
export interface StorageAreas {
  readonly session: Pick<KeyValueStorage, 'getParsed' | 'set' | 'remove'>;
  readonly local: ApplicationStorage;
}

interface Row {
  readonly key: string;
  /** The value to store; undefined or null removes the key. Must return the same reference while nothing changed. */
  readonly select: (state: RootState) => unknown;
  /** Whether the stored value is restored only after the start, so that the start must not overwrite it. */
  readonly isRestoredLater?: true;
  /** Whether the value is wrong without the row before, so that a full storage keeps the old values of both. */
  readonly needsRowBefore?: (state: RootState) => boolean;
}

/** What is stored of the application; null before the applicant changes something. */
function getStored(lead: LeadState, pages: DynamicPagesState): StoredApplication | null {
  const { application, emptied, lastOperationTimestamp: savedAt } = lead;
  if (savedAt === null) return null;
  const { progressStates, heldDecision, pendingCreate, attempt, serverAheadMs } = lead;
  const { submitted, drafts, filledIn, requested } = pages;
  const { id, leadStatus, expiresAt } = application;
  const heldState = heldDecision?.state;
  return {
    input: { application, submitted, drafts, filledIn, emptied, savedAt },
    server: {
      ...dropUndefined({ id, leadStatus, expiresAt, serverAheadMs }),
      // Other tabs show a decision that waits here.
      progressStates: heldState === undefined ? progressStates : [...progressStates, heldState],
      requested,
      pendingCreate,
      attempt,
    },
  };
}

/** The values of the application's cells. */
export const selectValues: (state: RootState) => CellValues = createSelector(
  [({ leadApplication }: RootState) => leadApplication, ({ dynamicPages }: RootState) => dynamicPages],
  (lead, pages) => toValues(getStored(lead, pages)),
);

/** The lead for session storage. After a decision, and with consents, it has no server data for its screen: a reload requests them again. */
const selectStoredLead = createSelector(
  [(state: RootState) => state.leadApplication],
  (present): LeadState => {
    // A reload shows a decision that waits for the applicant to leave a field.
    const whole = releaseDecision(present);
    // A reload ends what is ahead, and a storage that is nearly full needs the room.
    const lead = whole.ahead === null ? whole : { ...whole, ahead: null };
    if (!isAcceptedOrEndState(getCurrentState(lead)) && lead.customerConsents.length === 0) return lead;
    const {
      redirect: _redirect,
      isRedirectStopped: _isStopped,
      stepData: _stepData,
      ...result
    } = lead.result;
    const redirected = lead.redirected && { ...lead.redirected, params: {} };
    return { ...lead, result, redirected, customerConsents: [] };
  },
);

/** A shared reference, so that an unchanged value is not written again. */
const noWaits: RequestStatuses = {};

/** The requests that the server asked to wait with. */
const selectWaits = createSelector(
  [(state: RootState) => state.asyncFormData.requests],
  (requests): RequestStatuses => {
    const waits = Object.entries(requests).filter(([, status]) => isWaitingForServer(status));
    return waits.length === 0 ? noWaits : Object.fromEntries(waits);
  },
);

/** Data that arrived while the form was open and is still valid after a reload; null if there is none. */
const selectStoredFormData = createSelector(
  [
    (state: RootState) => state.asyncFormData.policies,
    selectWaits,
    (state: RootState) => state.asyncFormData.announcement,
    (state: RootState) => state.asyncFormData.isResponseLost || isAnyRequestPending(state),
    (state: RootState) => state.asyncFormData.continuedLead,
    selectApplicationId,
  ],
  (policies, waits, announcement, isResponseLost, continuedLead, applicationId) => {
    const isAny =
      policies.length > 0 ||
      Object.keys(waits).length > 0 ||
      announcement !== null ||
      isResponseLost ||
      continuedLead.given.length > 0;
    return isAny ? { policies, waits, announcement, isResponseLost, continuedLead, applicationId } : null;
  },
);

const selectStoredCompany = createSelector(
  [(state: RootState) => state.asyncFormData.company, selectApplicationId],
  (company, applicationId) => company && { company, applicationId },
);

/** The keys in session storage that follow the state (specification, section 3). */
const persistedRows: readonly Row[] = [
  { key: 'leadApplication', select: selectStoredLead },
  // A submitted step whose answer is not stored would never be asked again.
  {
    key: 'dynamicPages',
    select: (state) => state.dynamicPages,
    needsRowBefore: ({ dynamicPages }) => dynamicPages.submitted.length > 0,
  },
  { key: 'state', select: (state) => state.leadApplication.progressStates },
  { key: 'routeChange', select: (state) => state.leadApplication.routeChange },
  { key: 'uiColors', select: (state) => state.ui.colors },
  {
    key: 'asyncFormData',
    select: selectStoredFormData,
    isRestoredLater: true,
  },
  { key: 'companyData', select: selectStoredCompany, isRestoredLater: true },
  { key: 'isLoading', select: (state) => state.isLoading },
  {
    key: 'sellingTierGlobalId',
    select: (state) => selectApplication(state).sellingTierGlobalId,
  },
  {
    key: 'redirected',
    select: (state) => state.leadApplication.redirected !== null || null,
  },
  { key: 'redirectUrl', select: (state) => state.leadApplication.redirected?.url },
  { key: 'redirectMethod', select: (state) => state.leadApplication.redirected?.method },
  {
    key: 'sessionAcceptedRedirected',
    select: ({ leadApplication }) =>
      (leadApplication.redirected !== null &&
        leadApplication.progressStates.includes(stateNumber('ACCEPTED'))) ||
      null,
  },
  { key: 'reapplying', select: (state) => state.leadApplication.isReapplying || null },
];

/** Persists the state. */
export interface StatePersistence {
  /** Writes pending changes now instead of after the next paint. */
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
    const isOther = selectApplicationId(current) !== selectApplicationId(written);
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
    const owner = storages.session.getParsed('leadApplication', ownerSchema)?.applicationId ?? '';
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
      if (selectApplicationId(current) !== selectApplicationId(written)) flush();
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
