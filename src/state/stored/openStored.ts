import { dropUndefined } from '../../domain/lead/dropUndefined';
import { pickServerFields } from '../../domain/lead/serverFields';
import { initialDynamicPages, type DynamicPagesState } from '../slices/dynamicPagesState';
import { initialLeadState, withProgressStates, type LeadState } from '../slices/leadState';
import type { StoredApplication } from '../storedApplication';

/** The state of an application in one tab. */
export interface TabState {
  readonly lead: LeadState;
  readonly dynamicPages: DynamicPagesState;
}

export const emptyTab: TabState = { lead: initialLeadState, dynamicPages: initialDynamicPages };

/**
 * The state of a tab that opens a stored application.
 *
 * @param base what the tab itself still has of the application
 */
export function openStored(
  applicationId: string,
  { input, server }: StoredApplication,
  base: TabState = emptyTab,
): TabState {
  const { requested, serverAheadMs, progressStates, pendingCreate, attempt } = server;
  const { application, submitted, drafts, filledIn, emptied, savedAt } = input;
  return {
    lead: {
      ...withProgressStates(base.lead, progressStates),
      pendingCreate,
      attempt,
      ...dropUndefined({ serverAheadMs }),
      applicationId,
      application: { ...application, ...pickServerFields(server) },
      emptied,
      lastOperationTimestamp: savedAt,
    },
    dynamicPages: { ...base.dynamicPages, requested, submitted, drafts, filledIn },
  };
}
