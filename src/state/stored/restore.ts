import type { StartDecision } from '../../domain/journey/arrival/start';
import type { Entry } from '../../domain/journey/arrival/entry';
import { leadKey } from '../../domain/journey/arrival/storedKeys';
import { isEndState, validateStoredStates } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepsToReopen, removeConsents } from '../../domain/pages/renewedAnswers';
import type { CheckedStorage, StorageAreas } from '../../platform/storage/storage';
import { personalDataCleared } from '../events';
import { initialDynamicPages, withoutSteps } from '../slices/dynamicPagesState';
import { leadReducer } from '../slices/lead';
import { addPrefilledFields } from '../slices/leadTransitions';
import { getCurrentState, initialLeadState, withProgressStates, type LeadState } from '../slices/leadState';
import type { StoredApplication } from '../storedApplication';
import { fromCells } from './cells';
import { findCurrent, findNext, readTogether, type OpenApplication } from './applications';
import { findEnd } from './endedApplications';
import { emptyTab, openStored, type TabState } from './openStored';
import { moveDrafts } from './moveDrafts';
import { addPrefill, selectOwnPrefill } from './prefill';
import { dynamicPagesSchema, leadStateSchema } from './schemas';

/**
 * Reads the application of this tab, or else the one that it opens (`findToOpen`); null if there is none. What has ended is read only in the tab that
 * shows it.
 *
 * @param requestedSession the session that the address names; an application of another session is ignored
 */
export function readStoredTab(storages: StorageAreas, requestedSession?: string): TabState | null {
  const own = readOwn(storages, requestedSession);
  if (own !== null && !isOver(own, storages.local)) return readApplicationOf(own, storages);
  const found = findToOpen(storages, requestedSession);
  return found === null || found.stored === null ? null : openStored(found.id, found.stored);
}

/** The application that a tab without an open one opens: after an end the one that has taken its place, else the one that was used last. */
export function findToOpen(storages: StorageAreas, requestedSession?: string): OpenApplication | null {
  const { local } = storages;
  const own = readOwn(storages, requestedSession);
  return own !== null && isOver(own, local)
    ? findNext(local, own.lead.applicationId)
    : findCurrent(local, requestedSession);
}

/** What the tab itself has of an application of this session. */
function readOwn({ session }: StorageAreas, requestedSession: string | undefined): TabState | null {
  const tab = readTab(session);
  return tab !== null && isOfSession(tab.lead.application, requestedSession) ? tab : null;
}

/** Whether the application of a tab has ended elsewhere. A tab that shows the end keeps it until it is deleted. */
function isOver({ lead }: TabState, local: CheckedStorage): boolean {
  const end = findEnd(local, lead.applicationId);
  return end !== null && (end.state === null || !isEndState(getCurrentState(lead)));
}

/** The application of a tab, as its documents have stored it together. A storage that was wiped has nothing. */
function readApplicationOf(tab: TabState, storages: StorageAreas): TabState {
  const { applicationId } = tab.lead;
  const stored = fromCells(readTogether(storages, applicationId));
  if (stored === null) return tab;
  return openStored(applicationId, stored, isSameLead(tab.lead, stored) ? tab : emptyTab);
}

function isOfSession({ sessionId }: Lead, requestedSession: string | undefined): boolean {
  return requestedSession === undefined || sessionId === requestedSession;
}

function readTab(session: CheckedStorage): TabState | null {
  const lead = session.getParsed(leadKey, leadStateSchema);
  const dynamicPages = session.getParsed('dynamicPages', dynamicPagesSchema) ?? initialDynamicPages;
  return lead === null ? null : { lead, dynamicPages };
}

/** Whether the tab has server data of the stored lead. Never combines the answers of one lead with the server data of another. */
function isSameLead({ application, attempt }: LeadState, { input, server }: StoredApplication): boolean {
  const id = server.id ?? input.application.id;
  return application.id === id && (id !== undefined || attempt === server.attempt);
}

/** The state to start with: the part of the stored state that the start decision retains. */
export function restoreState(
  storedTab: TabState | null,
  decision: StartDecision,
  entry: Entry,
  page: Page,
): TabState {
  const retained = retain(storedTab ?? emptyTab, decision, page);
  // A tab that shows the end of an application has no form for prefilled answers, and stores nothing personal.
  const prefill = isEndState(getCurrentState(retained.lead)) ? {} : entry.prefill;
  return withPrefill(retained, { ...entry, prefill }, page);
}

function retain(
  { lead, dynamicPages }: TabState,
  { retainedData, applicationId, application, savedAt: lastOperationTimestamp }: StartDecision,
  page: Page,
): TabState {
  const begun: LeadState = { ...initialLeadState, applicationId, application };
  if (retainedData === 'nothing') return { lead: begun, dynamicPages: initialDynamicPages };
  if (retainedData === 'input') {
    const stepsToReopen = findStepsToReopen(page, application);
    return {
      lead: { ...begun, lastOperationTimestamp },
      dynamicPages: {
        ...dynamicPages,
        drafts: removeConsents(dynamicPages.drafts, page),
        submitted: withoutSteps(dynamicPages.submitted, stepsToReopen),
        isReturning: false,
        returnsAfter: null,
      },
    };
  }
  const restored: LeadState = {
    ...withProgressStates(lead, validateStoredStates(lead.progressStates, application.id)),
    applicationId,
    application,
    routeChange: null,
    lastOperationTimestamp,
  };
  // The tab may have been left with an end before it showed it.
  const isNewEnd = isEndState(getCurrentState(restored)) && lastOperationTimestamp !== null;
  return isNewEnd
    ? { lead: leadReducer(restored, personalDataCleared()), dynamicPages: initialDynamicPages }
    : { lead: restored, dynamicPages };
}

function withPrefill(
  { lead, dynamicPages: state }: TabState,
  { prefill, unsubscribeEmail }: Entry,
  page: Page,
): TabState {
  const pages = { ...state, drafts: moveDrafts(state.drafts, page) };
  const own = selectOwnPrefill(prefill, pages, lead.application, page);
  const drafts = {
    ...addPrefill(pages, lead.application, own, page),
    // The e-mail is removed from the address after it is read, so a reload needs it as a draft.
    ...(unsubscribeEmail !== undefined && { unsubscribe: { email: unsubscribeEmail } }),
  };
  return { lead: addPrefilledFields(lead, Object.keys(own)), dynamicPages: { ...state, drafts } };
}
