import { createSelector } from '@reduxjs/toolkit';
import { isWaitingForServer, type RequestStatuses } from '../../domain/journey/calls/requestStatus';
import { leadKey } from '../../domain/journey/arrival/storedKeys';
import { isAcceptedOrEndState, stateNumber } from '../../domain/journey/states/progressStates';
import { isAnyRequestPending } from '../selectors/journey';
import type { RootState } from '../root';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import { pickServerFields } from '../../domain/lead/serverFields';
import { selectApplication, selectApplicationId } from '../selectors/journey';
import type { DynamicPagesState } from '../slices/dynamicPagesState';
import { getCurrentState, type LeadState } from '../slices/leadState';
import { showHeldDecision } from '../slices/leadResponses';
import { toValues, type CellValues } from './cells';
import type { StoredApplication } from '../storedApplication';

/** What is stored of the state: the cells of the application, and the rows of the tab. */

/** A key in session storage. */
export interface Row {
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
  const heldState = heldDecision?.state;
  return {
    input: { application, submitted, drafts, filledIn, emptied, savedAt },
    server: {
      ...pickServerFields(application),
      ...dropUndefined({ serverAheadMs }),
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
    const whole = showHeldDecision(present);
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
export const persistedRows: readonly Row[] = [
  { key: leadKey, select: selectStoredLead },
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
