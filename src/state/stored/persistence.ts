import { createSelector } from '@reduxjs/toolkit';
import { isClosed, stateNumber } from '../../domain/journey/states/progressStates';
import type { RootState, StartListening } from '../root';
import { selectApplication } from '../selectors/journey';
import { currentState, type LeadState } from '../slices/leadState';
import { keepSession, type KeptSession, type SessionKeeper } from './applications';
import { waitsAmong, type KeptCompany, type KeptFormData } from './formData';
import type { StoredLoanApplication } from './stored';

/** What persistence needs of a storage area; `platform/storage.ts` makes the real ones. */
export interface KeptIn {
  /** Answers false when the value could not be written; the application goes on in memory. */
  readonly set: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => unknown;
}

export interface Places {
  readonly session: KeptIn;
  readonly local: SessionKeeper;
}

interface Row {
  readonly key: string;
  /** What is kept; undefined or null removes the key. Must answer the same reference while nothing changed. */
  readonly select: (state: RootState) => unknown;
  /** Whether what is stored is taken up after the start only, so that the start must leave it as it is. */
  readonly isTakenUpLater?: true;
}

/** The application data kept in local storage; null while the applicant has done nothing worth keeping. */
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
        },
);

/** The lead as a reload finds it: once it is decided, what the screen shown has of the server is asked for again. */
const selectKeptLead = createSelector([(state: RootState) => state.leadApplication], (lead): LeadState => {
  if (!isClosed(currentState(lead))) return lead;
  const { redirect: _redirect, stepData: _stepData, ...result } = lead.result;
  const redirected = lead.redirected && { ...lead.redirected, params: {} };
  return { ...lead, result, redirected, customerConsents: [] };
});

/** What all tabs of a session share; null before there is one. Kept in local storage, as `applications.ts` says. */
const selectKeptSession = createSelector(
  [
    (state: RootState) => selectApplication(state).sessionId,
    (state: RootState) => selectApplication(state).sessionStartedAt,
    (state: RootState) => selectApplication(state).id,
    selectStoredLoanApplication,
  ],
  (sessionId, sessionStartedAt, lid, storedLoanApplication): KeptSession | null =>
    sessionId === undefined ? null : { sessionId, sessionStartedAt, lid, storedLoanApplication },
);

const selectWaits = createSelector([(state: RootState) => state.asyncFormData.sendings], waitsAmong);

/** What arrived while the form was open and is still true after a reload; null where there is none. */
const selectKeptFormData = createSelector(
  [
    (state: RootState) => state.asyncFormData.policies,
    selectWaits,
    (state: RootState) => state.asyncFormData.announcement,
    (state: RootState) => selectApplication(state).sessionId,
  ],
  (policies, waits, announcement, sessionId): KeptFormData | null => {
    const isAny = policies.length > 0 || Object.keys(waits).length > 0 || announcement !== null;
    return isAny ? { policies, waits, announcement, sessionId } : null;
  },
);

const selectKeptCompany = createSelector(
  [
    (state: RootState) => state.asyncFormData.company,
    (state: RootState) => selectApplication(state).sessionId,
  ],
  (company, sessionId): KeptCompany | null => company && { company, sessionId },
);

/** Every key in session storage that follows the state (specification, section 3; decisions, section 6). */
const persistedRows: readonly Row[] = [
  { key: 'leadApplication', select: selectKeptLead },
  { key: 'state', select: (state) => state.leadApplication.progressStates },
  { key: 'routeChange', select: (state) => state.leadApplication.routeChange },
  { key: 'dynamicPages', select: (state) => state.dynamicPages },
  { key: 'uiColors', select: (state) => state.ui.colors },
  {
    key: 'asyncFormData',
    select: selectKeptFormData,
    isTakenUpLater: true,
  },
  { key: 'companyData', select: selectKeptCompany, isTakenUpLater: true },
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

/** What writes the rows. */
export interface Keeping {
  /** Writes at once what waits for the end of the turn. */
  readonly keepNow: () => void;
  /**
   * Writes what a start decided, whatever an earlier visit left in its place.
   *
   * @param replaced the session that ended with this start; null where none did
   */
  readonly keepDecided: (state: RootState, replaced: string | null) => void;
}

/**
 * Writes what changed, and only that, once for all that happens in a turn.
 *
 * @param later when that is: what an act shows is painted before it is written. Whoever leaves the page calls `keepNow` first
 */
export function setupPersistence(
  startListening: StartListening,
  places: Places,
  later: (work: () => void) => void,
): Keeping {
  let current: RootState | null = null;
  let written: RootState | null = null;
  const keep = ({ key, select }: Row, state: RootState) => {
    const value = select(state);
    if (value === undefined || value === null) places.session.remove(key);
    else places.session.set(key, value);
  };
  const keepShared = (state: RootState, replaced: string | null) => {
    const kept = selectKeptSession(state);
    if (kept !== null) keepSession(places.local, kept, replaced === kept.sessionId ? null : replaced);
  };
  const keepNow = () => {
    if (current === null || written === null || current === written) return;
    for (const row of persistedRows) {
      if (row.select(current) !== row.select(written)) keep(row, current);
    }
    const shared = selectKeptSession(written);
    if (selectKeptSession(current) !== shared) keepShared(current, shared?.sessionId ?? null);
    written = current;
  };
  // A session that begins after the start is told of as one that begins with it.
  startListening({
    predicate: (_action, next, previous) =>
      selectApplication(next).sessionId !== selectApplication(previous).sessionId,
    effect: (_action, { getState }) => {
      places.session.set('newSessionFlag', true);
      places.session.set('initAt', selectApplication(getState()).sessionStartedAt);
    },
  });
  startListening({
    predicate: (_action, next, previous) => next !== previous,
    effect: (_action, { getState, getOriginalState }) => {
      written ??= getOriginalState();
      const isWaiting = current !== null && current !== written;
      current = getState();
      if (!isWaiting) later(keepNow);
    },
  });
  return {
    keepNow,
    keepDecided: (state, replaced) => {
      for (const row of persistedRows) if (row.isTakenUpLater !== true) keep(row, state);
      keepShared(state, replaced);
    },
  };
}
