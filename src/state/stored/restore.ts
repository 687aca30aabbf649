import * as v from 'valibot';
import type { StartDecision } from '../../domain/journey/arrival/start';
import type { Entry } from '../../domain/journey/arrival/entry';
import { hasDecision, isEndState, validateStoredStates } from '../../domain/journey/states/progressStates';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepsToReopen, removeConsents } from '../../domain/pages/stepSequence';
import type { KeyValueStorage } from '../../platform/storage';
import { initialDynamicPages, type DynamicPagesState } from '../slices/dynamicPagesState';
import { getCurrentState, getLastRevision, initialLeadState, type LeadState } from '../slices/leadState';
import type { StoredLoanApplication } from '../storedApplication';
import { readStoredApplication } from './applications';
import { findNextSessionId, readEndedSessions } from './endedSessions';
import { addPrefill } from './prefill';
import { dynamicPagesSchema, leadStateSchema } from './schemas';

/** The stored state of an earlier visit. */
export interface StoredTab {
  readonly lead: LeadState;
  readonly dynamicPages: DynamicPagesState;
}

/**
 * Reads the stored state of this tab or the stored application of its session, whichever has the later change. Null if there is neither.
 * Never combines the answers of one lead with the server data of another, and never returns what another tab has ended or deleted.
 *
 * @param requestedSession the session that the address names; data of another session is ignored
 */
export function readStoredTab(
  session: KeyValueStorage,
  local: KeyValueStorage,
  requestedSession?: string,
): StoredTab | null {
  const tab = readTab(session);
  const isRequested = requestedSession === undefined || tab?.lead.application.sessionId === requestedSession;
  const own = tab !== null && isRequested && !hasEndedElsewhere(tab, local) ? tab : null;
  const sessionId = own?.lead.application.sessionId ?? requestedSession;
  const storedApplication =
    sessionId === undefined ? readCurrentApplication(local) : readStoredApplication(local, sessionId);
  const isNewer =
    storedApplication !== null && (own === null || compareChanges(storedApplication, own.lead) > 0);
  if (!isNewer) return own;
  const { requested, submitted, drafts, savedAt, ...lead } = storedApplication;
  const base = own !== null && isSameLead(own.lead, lead) ? own : emptyTab;
  return {
    lead: { ...base.lead, ...lead, lastOperationTimestamp: savedAt },
    dynamicPages: { ...base.dynamicPages, requested, submitted, drafts },
  };
}

/** The application of the current session, or of the session that follows it if it has ended. */
function readCurrentApplication(local: KeyValueStorage): StoredLoanApplication | null {
  const sessionId = local.getParsed('sessionId', v.string());
  const stored = readStoredApplication(local, sessionId);
  if (stored !== null) return stored;
  const next = findNextSessionId(readEndedSessions(local), sessionId ?? '');
  return next === null ? null : readStoredApplication(local, next);
}

/** Positive if the stored application has the later change, negative if the tab has it. Time decides only between equal revisions. */
function compareChanges({ changedAt, savedAt }: StoredLoanApplication, own: LeadState): number {
  const revisions = getLastRevision(changedAt) - getLastRevision(own.changedAt);
  return revisions || savedAt - (own.lastOperationTimestamp ?? 0);
}

const emptyTab: StoredTab = { lead: initialLeadState, dynamicPages: initialDynamicPages };

function readTab(session: KeyValueStorage): StoredTab | null {
  const lead = session.getParsed('leadApplication', leadStateSchema);
  const dynamicPages = session.getParsed('dynamicPages', dynamicPagesSchema) ?? initialDynamicPages;
  return lead === null ? null : { lead, dynamicPages };
}

/**
 * Whether another tab has ended the session or deleted its data while this tab was away, so that its answers must not return. A tab
 * that shows the end keeps it, and one that waits for the decision asks the server for it, unless another application has begun.
 */
function hasEndedElsewhere({ lead }: StoredTab, local: KeyValueStorage): boolean {
  const { sessionId = '' } = lead.application;
  if (findNextSessionId(readEndedSessions(local), sessionId) === null) return false;
  const isCurrent = local.getParsed('sessionId', v.string()) === sessionId;
  const showsDecision = isEndState(getCurrentState(lead)) || (isCurrent && hasDecision(lead.progressStates));
  return !showsDecision && readStoredApplication(local, sessionId) === null;
}

type LeadVersion = Pick<LeadState, 'application' | 'attempt'>;

/** Whether both are versions of one lead. Before a lead has an id, its attempt identifies it. */
function isSameLead(previous: LeadVersion, after: LeadVersion): boolean {
  const [one, other] = [previous.application.id, after.application.id];
  return one === other && (one !== undefined || previous.attempt === after.attempt);
}

/** The state to start with: the part of the stored state that the start decision retains. */
export function restoreState(
  storedTab: StoredTab | null,
  { retainedData, application, savedAt: lastOperationTimestamp }: StartDecision,
  entry: Entry,
  page: Page,
): StoredTab {
  const previous = storedTab ?? emptyTab;
  if (retainedData === 'nothing') {
    return {
      lead: { ...initialLeadState, application },
      dynamicPages: withPrefill(initialDynamicPages, entry, page),
    };
  }
  if (retainedData === 'all') {
    const progressStates = validateStoredStates(previous.lead.progressStates, application.id);
    return {
      lead: { ...previous.lead, application, progressStates, routeChange: null, lastOperationTimestamp },
      dynamicPages: withPrefill(previous.dynamicPages, withoutPrefillAfterEnd(entry, progressStates), page),
    };
  }
  const stepsToReopen = findStepsToReopen(page, application);
  return {
    lead: {
      ...initialLeadState,
      application,
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
  const drafts = addPrefill(state, prefill, page);
  // The e-mail is removed from the address after it is read, so a reload needs it as a draft.
  return unsubscribeEmail === undefined
    ? { ...state, drafts }
    : { ...state, drafts: { ...drafts, unsubscribe: { email: unsubscribeEmail } } };
}
