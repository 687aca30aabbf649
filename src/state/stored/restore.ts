import type { StartDecision } from '../../domain/journey/arrival/start';
import type { Entry } from '../../domain/journey/arrival/entry';
import { isEndState, validateStoredStates } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepsToReopen, removeConsents } from '../../domain/pages/stepSequence';
import type { KeyValueStorage } from '../../platform/storage';
import { personalDataCleared } from '../events';
import { initialDynamicPages, type DynamicPagesState } from '../slices/dynamicPagesState';
import { leadReducer } from '../slices/lead';
import { getCurrentState, initialLeadState, withProgressStates, type LeadState } from '../slices/leadState';
import type { StoredApplication } from '../storedApplication';
import { listApplications, readApplication, readCurrentId } from './applications';
import { findEnd } from './endedApplications';
import { emptyTab, openStored, type TabState } from './openStored';
import { moveDrafts } from './moveDrafts';
import { addPrefill } from './prefill';
import { dynamicPagesSchema, leadStateSchema } from './schemas';

/**
 * Reads the application that this tab, or else the tab that was used last, has left. Null if there is none. Never returns what has ended,
 * except in the tab that shows the end.
 *
 * @param requestedSession the session that the address names; an application of another session is ignored
 */
export function readStoredTab(
  session: KeyValueStorage,
  local: KeyValueStorage,
  requestedSession?: string,
): TabState | null {
  const tab = readTab(session);
  const own = tab !== null && isOfSession(tab.lead.application, requestedSession) ? tab : null;
  if (own !== null && !isOver(own, local)) return readApplicationOf(own, local);
  const id = requestedSession === undefined ? readCurrentId(local) : findBySession(local, requestedSession);
  const stored = id === null || findEnd(local, id) !== null ? null : readApplication(local, id);
  return id === null || stored === null ? null : openStored(id, stored);
}

/** Whether the application of a tab has ended elsewhere. A tab that shows the end keeps it until it is deleted. */
function isOver({ lead }: TabState, local: KeyValueStorage): boolean {
  const end = findEnd(local, lead.applicationId);
  return end !== null && (end.state === null || !isEndState(getCurrentState(lead)));
}

/**
 * The application of a tab, as the tab that writes it has left it. A full storage may have taken less than the tab itself has, and one that was
 * wiped has nothing.
 */
function readApplicationOf(tab: TabState, local: KeyValueStorage): TabState {
  const { applicationId, revision } = tab.lead;
  const stored = readApplication(local, applicationId);
  if (stored === null || stored.input.revision < revision) return tab;
  return openStored(applicationId, stored, isSameLead(tab.lead, stored) ? tab : emptyTab);
}

function isOfSession({ sessionId }: Lead, requestedSession: string | undefined): boolean {
  return requestedSession === undefined || sessionId === requestedSession;
}

function findBySession(local: KeyValueStorage, sessionId: string): string | null {
  const isSame = (id: string) => readApplication(local, id)?.input.application.sessionId === sessionId;
  return listApplications(local).find(isSame) ?? null;
}

function readTab(session: KeyValueStorage): TabState | null {
  const lead = session.getParsed('leadApplication', leadStateSchema);
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
  { retainedData, applicationId, application, savedAt: lastOperationTimestamp }: StartDecision,
  entry: Entry,
  page: Page,
): TabState {
  const previous = storedTab ?? emptyTab;
  if (retainedData === 'nothing') {
    return {
      lead: { ...initialLeadState, applicationId, application },
      dynamicPages: withPrefill(initialDynamicPages, entry, page),
    };
  }
  if (retainedData === 'all') {
    const progressStates = validateStoredStates(previous.lead.progressStates, application.id);
    const lead: LeadState = {
      ...withProgressStates(previous.lead, progressStates),
      applicationId,
      application,
      routeChange: null,
      lastOperationTimestamp,
    };
    // The tab may have been left with an end before it showed it.
    const isNewEnd = isEndState(getCurrentState(lead)) && lastOperationTimestamp !== null;
    return {
      lead: isNewEnd ? leadReducer(lead, personalDataCleared()) : lead,
      dynamicPages: withPrefill(
        isNewEnd ? initialDynamicPages : previous.dynamicPages,
        withoutPrefillAfterEnd(entry, progressStates),
        page,
      ),
    };
  }
  const stepsToReopen = findStepsToReopen(page, application);
  return {
    lead: {
      ...initialLeadState,
      applicationId,
      application,
      // The count belongs to the application.
      revision:
        applicationId === previous.lead.applicationId
          ? previous.lead.revision
          : Math.min(previous.lead.revision, 1),
      lastOperationTimestamp,
    },
    dynamicPages: withPrefill(
      {
        ...previous.dynamicPages,
        drafts: removeConsents(previous.dynamicPages.drafts, page),
        submitted: previous.dynamicPages.submitted.filter(
          (path) => !stepsToReopen.some((step) => step === path),
        ),
        isReturning: false,
        returnsAfter: null,
      },
      entry,
      page,
    ),
  };
}

/** A tab that shows the end of an application has no form for prefilled answers, and stores nothing personal. */
function withoutPrefillAfterEnd(entry: Entry, progressStates: readonly number[]): Entry {
  return isEndState(getCurrentState({ progressStates })) ? { ...entry, prefill: {} } : entry;
}

function withPrefill(
  state: DynamicPagesState,
  { prefill, unsubscribeEmail }: Entry,
  page: Page,
): DynamicPagesState {
  const drafts = addPrefill({ ...state, drafts: moveDrafts(state.drafts, page) }, prefill, page);
  // The e-mail is removed from the address after it is read, so a reload needs it as a draft.
  return unsubscribeEmail === undefined
    ? { ...state, drafts }
    : { ...state, drafts: { ...drafts, unsubscribe: { email: unsubscribeEmail } } };
}
