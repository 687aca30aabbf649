import { hasDecision, isEndState } from '../../domain/journey/states/progressStates';
import { createEmptyApplication } from '../../domain/journey/arrival/start';
import type { Lead, LeadPath } from '../../domain/lead/lead';
import { mergeTabs, type LeadVersion } from '../../domain/lead/merge';
import { isLeadPath } from '../../domain/lead/schema';
import type { Page } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions } from '../../domain/pages/stepSequence';
import type { DynamicPagesState } from '../slices/dynamicPagesState';
import { createSettled } from '../slices/lead';
import { getCurrentState, type LeadState, type PendingCreate, type Revisions } from '../slices/leadState';
import type { StartListening } from '../root';
import { createSession } from '../sessions';
import {
  applicationReplaced,
  sharedStateRequested,
  storedApplicationChanged,
  tabsMerged,
  type TabsMerged,
} from '../events';
import { readStoredApplication } from '../stored/applications';
import { findNextSessionId, readEndedSessions } from '../stored/endedSessions';
import { getKeyAttempt } from '../submission/idempotencyKey';
import type { StoredLoanApplication } from '../storedApplication';
import { toJson } from '../../platform/json';

/**
 * Synchronises the tabs of one session. Edits of both are merged field by field, both follow the server's state, and a tab never
 * writes data again that the other tab deleted.
 */
export function setupOtherTabsListener(startListening: StartListening): void {
  startListening({
    actionCreator: storedApplicationChanged,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const { page } = extra;
      const { leadApplication, dynamicPages } = getState();
      if (payload === null) {
        const { application, lastOperationTimestamp } = leadApplication;
        const next = findNextSessionId(readEndedSessions(extra.shared), application.sessionId ?? '');
        // What a link prefilled is in this tab alone, so the other tab could not end its session.
        const hasDrafts = Object.keys(dynamicPages.drafts).length > 0;
        const hasData = lastOperationTimestamp !== null || application.id !== undefined || hasDrafts;
        if (!hasData && next === null) return;
        const session = createSession({ ...extra, createId: () => next ?? extra.createId() });
        dispatch(
          applicationReplaced({
            application: createEmptyApplication(application, session),
            announcement: hasData ? 'other-tab' : null,
          }),
        );
        dispatch(sharedStateRequested());
        return;
      }
      if (payload.application.sessionId !== leadApplication.application.sessionId) return;
      // A tab that has not heard of the end yet stores its answers. The ended one must not store them again.
      if (isEndState(getCurrentState(leadApplication))) return;
      // Tabs that could not hear of each other created a lead each. The decision about one does not apply to the other.
      if (isOtherLead(payload, leadApplication) && hasDecision(leadApplication.progressStates)) return;
      const merged = mergeWithStored(payload, leadApplication, dynamicPages, page);
      if (isSame(merged, getOwnData(leadApplication, dynamicPages))) return;
      const savedAt = Math.max(leadApplication.lastOperationTimestamp ?? 0, payload.savedAt);
      // The lead's moments come from the other tab, and with them the difference of the clocks for which they are right.
      const { serverAheadMs } = payload;
      const clock = serverAheadMs === undefined ? {} : { serverAheadMs };
      dispatch(tabsMerged({ ...merged, savedAt, ...clock }));
    },
  });
  startListening({
    actionCreator: sharedStateRequested,
    effect: (_action, { dispatch, getState, extra }) => {
      const mine = getState().leadApplication;
      const { sessionId = '' } = mine.application;
      const stored = readStoredApplication(extra.shared, sessionId);
      const isNews =
        stored !== null &&
        (mine.lastOperationTimestamp === null ||
          !hasSameCreate(stored, mine) ||
          hasNewerAnswer(stored.changedAt, mine.changedAt));
      if (isNews) dispatch(storedApplicationChanged(stored));
      const ended = readEndedSessions(extra.shared);
      const attempt = Object.hasOwn(ended, sessionId) ? (ended[sessionId]?.attempt ?? 1) : 1;
      if (attempt > getState().leadApplication.attempt) dispatch(createSettled({ attempt }));
    },
  });
}

type LeadHolder = Pick<LeadState, 'application'>;

/** Whether both have a lead, and not the same one. */
function isOtherLead(theirs: LeadHolder, mine: LeadHolder): boolean {
  const [other, own] = [theirs.application.id, mine.application.id];
  return other !== undefined && own !== undefined && other !== own;
}

type CreateState = Pick<StoredLoanApplication, 'application' | 'pendingCreate' | 'attempt'>;

/** Whether both know the same about the create of the lead. The stored application may lack the latest answers of this tab. */
function hasSameCreate(theirs: CreateState, mine: CreateState): boolean {
  return (
    theirs.application.id === mine.application.id &&
    theirs.attempt === mine.attempt &&
    theirs.pendingCreate?.idempotencyKey === mine.pendingCreate?.idempotencyKey
  );
}

/** Whether the other tab has changed an answer since this tab heard of it. */
function hasNewerAnswer(theirs: Revisions, mine: Revisions): boolean {
  return getPaths(theirs).some((path) => (theirs[path] ?? 0) > (mine[path] ?? 0));
}

type MergedData = Omit<TabsMerged, 'savedAt' | 'serverAheadMs'>;

/** The data of this tab in the shape of the merged data. */
function getOwnData(mine: LeadState, { submitted, requested }: DynamicPagesState): MergedData {
  const { application, emptied, changedAt, pendingCreate, attempt } = mine;
  return {
    application,
    emptied,
    changedAt,
    pendingCreate,
    attempt,
    submitted,
    requested,
    progressStates: null,
  };
}

/** Merges the data of this tab with the application that another tab stored. */
function mergeWithStored(
  theirs: StoredLoanApplication,
  mine: LeadState,
  steps: DynamicPagesState,
  page: Page,
): MergedData {
  const application = mergeTabs(
    getVersion(mine, mine.lastOperationTimestamp ?? 0),
    getVersion(theirs, theirs.savedAt),
    getConsentPaths(page),
  );
  const attempt = Math.max(mine.attempt, theirs.attempt);
  return {
    application,
    emptied: mergeEmptied([...mine.emptied, ...theirs.emptied], application, page),
    changedAt: mergeRevisions(mine.changedAt, theirs.changedAt),
    pendingCreate:
      application.id === undefined ? getPendingCreate(mine, theirs, attempt) : mine.pendingCreate,
    attempt,
    submitted: [...new Set([...steps.submitted, ...theirs.submitted])],
    requested: theirs.requested ?? steps.requested,
    progressStates: findStatesToFollow(mine.progressStates, theirs.progressStates),
  };
}

/** The answers to consents, by the ids of their records. */
function getConsentPaths({ steps }: Page): ReadonlyMap<string, LeadPath> {
  const questions = [...indexQuestions(steps).values()];
  return new Map(
    questions.flatMap(({ name, point }) =>
      point.kind === 'consent' && point.path !== undefined ? [[name, point.path] as const] : [],
    ),
  );
}

/** The pending create of either tab, unless the server has already rejected it in the other. */
function getPendingCreate(
  mine: LeadState,
  theirs: StoredLoanApplication,
  attempt: number,
): PendingCreate | null {
  const pending = mine.pendingCreate ?? theirs.pendingCreate;
  return pending !== null && getKeyAttempt(pending.idempotencyKey) >= attempt ? pending : null;
}

/** Data points that the applicant emptied in one of the tabs and did not answer since. */
function mergeEmptied(emptied: readonly string[], application: Lead, page: Page): readonly string[] {
  const answers = new Map(Object.entries(getAnswers(indexQuestions(page.steps), application)));
  return [...new Set(emptied)].filter((name) => answers.get(name) === undefined);
}

/** Before the offer each tab moves through the form by itself. Both tabs follow a decision of the server. */
function findStatesToFollow(mine: readonly number[], theirs: readonly number[]): readonly number[] | null {
  const isFurther = !hasDecision(mine) || theirs.length > mine.length;
  return hasDecision(theirs) && isFurther ? theirs : null;
}

function getVersion(
  { application, changedAt }: Pick<LeadState, 'application' | 'changedAt'>,
  savedAt: number,
): LeadVersion {
  return {
    lead: application,
    savedAt,
    changedAt: new Map(getPaths(changedAt).map((path) => [path, changedAt[path] ?? 0])),
  };
}

function mergeRevisions(mine: Revisions, theirs: Revisions): Revisions {
  return Object.fromEntries(
    [...getPaths(mine), ...getPaths(theirs)].map((path) => [
      path,
      Math.max(mine[path] ?? 0, theirs[path] ?? 0),
    ]),
  );
}

function getPaths(revisions: Revisions): readonly LeadPath[] {
  return Object.keys(revisions).filter(isLeadPath);
}

function isSame(first: unknown, second: unknown): boolean {
  return toJson(first) === toJson(second);
}
