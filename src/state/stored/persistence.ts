import { createSelector } from '@reduxjs/toolkit';
import { isAcceptedOrEndState, isEndState, stateNumber } from '../../domain/journey/states/progressStates';
import type { RootState, StartListening } from '../root';
import { selectApplication } from '../selectors/journey';
import { getCurrentState, type LeadState } from '../slices/leadState';
import { storeSession, type StoredSession, type SessionStorageAccess } from './applications';
import { getWaits, type StoredCompany, type StoredFormData } from './formData';
import type { StoredLoanApplication } from '../storedApplication';

/** The methods of a storage that persistence needs; `platform/storage.ts` creates the real ones. */
export interface WritableStorage {
  /** Returns false if the value could not be written. The application continues in memory. */
  readonly set: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => unknown;
}

export interface StorageAreas {
  readonly session: WritableStorage;
  readonly local: SessionStorageAccess;
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

/** The application for local storage; null before the applicant changes something. */
export const selectStoredLoanApplication = createSelector(
  [(state: RootState) => state.leadApplication, (state: RootState) => state.dynamicPages],
  (lead, dynamicPages): StoredLoanApplication | null =>
    lead.lastOperationTimestamp === null
      ? null
      : {
          application: lead.application,
          progressStates: [...lead.progressStates],
          requested: dynamicPages.requested === null ? null : [...dynamicPages.requested],
          submitted: [...dynamicPages.submitted],
          drafts: dynamicPages.drafts,
          emptied: [...lead.emptied],
          pendingCreate: lead.pendingCreate,
          attempt: lead.attempt,
          changedAt: lead.changedAt,
          savedAt: lead.lastOperationTimestamp,
          ...(lead.serverAheadMs === undefined ? {} : { serverAheadMs: lead.serverAheadMs }),
        },
);

/**
 * The lead for session storage. After a decision, and with consents of the server, whose texts may exceed the storage, it has no
 * server data for its screen. A reload requests them again.
 */
const selectStoredLead = createSelector([(state: RootState) => state.leadApplication], (whole): LeadState => {
  // A reload ends what is ahead, and a storage that is nearly full needs the room.
  const lead = whole.ahead === null ? whole : { ...whole, ahead: null };
  if (!isAcceptedOrEndState(getCurrentState(lead)) && lead.customerConsents.length === 0) return lead;
  const { redirect: _redirect, isRedirectStopped: _isStopped, stepData: _stepData, ...result } = lead.result;
  const redirected = lead.redirected && { ...lead.redirected, params: {} };
  return { ...lead, result, redirected, customerConsents: [] };
});

/** The session for local storage, which all its tabs share; null before there is one. It has no lead after an end state. */
const selectStoredSession = createSelector(
  [
    (state: RootState) => selectApplication(state).sessionId,
    (state: RootState) => selectApplication(state).sessionStartedAt,
    ({ leadApplication }: RootState) =>
      isEndState(getCurrentState(leadApplication)) ? undefined : leadApplication.application.id,
    selectStoredLoanApplication,
  ],
  (sessionId, sessionStartedAt, lid, storedLoanApplication): StoredSession | null =>
    sessionId === undefined ? null : { sessionId, sessionStartedAt, lid, storedLoanApplication },
);

const selectWaits = createSelector([(state: RootState) => state.asyncFormData.requests], getWaits);

/** Data that arrived while the form was open and is still valid after a reload; null if there is none. */
const selectStoredFormData = createSelector(
  [
    (state: RootState) => state.asyncFormData.policies,
    selectWaits,
    (state: RootState) => state.asyncFormData.announcement,
    (state: RootState) => selectApplication(state).sessionId,
  ],
  (policies, waits, announcement, sessionId): StoredFormData | null => {
    const isAny = policies.length > 0 || Object.keys(waits).length > 0 || announcement !== null;
    return isAny ? { policies, waits, announcement, sessionId } : null;
  },
);

const selectStoredCompany = createSelector(
  [
    (state: RootState) => state.asyncFormData.company,
    (state: RootState) => selectApplication(state).sessionId,
  ],
  (company, sessionId): StoredCompany | null => company && { company, sessionId },
);

/** The keys in session storage that follow the state (specification, section 3; decisions, section 6). */
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
  /** Writes pending changes now instead of at the end of the turn. */
  readonly flush: () => void;
  /**
   * Writes the state at the start over the values of an earlier visit.
   *
   * @param replaced the session that ended with this start; null if none ended
   */
  readonly flushStartState: (state: RootState, replaced: string | null) => void;
}

/**
 * Writes changed values once per turn.
 *
 * @param scheduleWrite schedules the write, so that the browser paints first. Code that leaves the page calls `flush` before
 */
export function setupPersistence(
  startListening: StartListening,
  storages: StorageAreas,
  scheduleWrite: (write: () => void) => void,
): StatePersistence {
  let current: RootState | null = null;
  let written: RootState | null = null;
  /** The rows that a full storage did not take. They are written with the next change. */
  const unwritten = new Set<string>();
  const persistRow = ({ key, select, needsRowBefore }: Row, index: number, state: RootState) => {
    const value = select(state);
    const isHeld = unwritten.has(persistedRows[index - 1]?.key ?? '') && needsRowBefore?.(state) === true;
    unwritten.delete(key);
    if (value === undefined || value === null) storages.session.remove(key);
    else if (isHeld || !storages.session.set(key, value)) unwritten.add(key);
  };
  const persistSession = (state: RootState, replaced: string | null) => {
    const session = selectStoredSession(state);
    if (session !== null)
      storeSession(storages.local, session, replaced === session.sessionId ? null : replaced);
  };
  const flush = () => {
    if (current === null || written === null || current === written) return;
    for (const [index, row] of persistedRows.entries()) {
      if (row.select(current) !== row.select(written) || unwritten.has(row.key))
        persistRow(row, index, current);
    }
    const writtenSession = selectStoredSession(written);
    if (selectStoredSession(current) !== writtenSession)
      persistSession(current, writtenSession?.sessionId ?? null);
    written = current;
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
      if (!isWaiting) scheduleWrite(flush);
    },
  });
  return {
    flush,
    flushStartState: (state, replaced) => {
      for (const [index, row] of persistedRows.entries())
        if (row.isRestoredLater !== true) persistRow(row, index, state);
      persistSession(state, replaced);
    },
  };
}
