import { isAfterOffer } from '../../domain/journey/states/progressStates';
import { createEmptyApplication } from '../../domain/journey/arrival/start';
import type { Lead, LeadPath } from '../../domain/lead/lead';
import { mergeTabs, type LeadVersion } from '../../domain/lead/merge';
import { isLeadPath } from '../../domain/lead/schema';
import type { Page } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions } from '../../domain/pages/stepSequence';
import type { DynamicPagesState } from '../slices/dynamicPagesState';
import type { ChangeTimes, LeadState } from '../slices/leadState';
import type { StartListening } from '../root';
import { createSession } from '../sessions';
import { applicationReplaced, storedApplicationChanged, tabsMerged, type TabsMerged } from '../events';
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
        if (leadApplication.lastOperationTimestamp === null) return;
        const application = createEmptyApplication(leadApplication.application, createSession(extra));
        dispatch(applicationReplaced({ application, announcement: 'other-tab' }));
        return;
      }
      if (payload.application.sessionId !== leadApplication.application.sessionId) return;
      const merged = mergeWithStored(payload, leadApplication, dynamicPages, page);
      if (isSame(merged, getOwnData(leadApplication, dynamicPages))) return;
      const savedAt = Math.max(leadApplication.lastOperationTimestamp ?? 0, payload.savedAt);
      dispatch(tabsMerged({ ...merged, savedAt }));
    },
  });
}

type MergedData = Omit<TabsMerged, 'savedAt'>;

/** The data of this tab in the shape of the merged data. */
function getOwnData(mine: LeadState, { submitted, requested }: DynamicPagesState): MergedData {
  const { application, emptied, changedAt, pendingCreate } = mine;
  return { application, emptied, changedAt, pendingCreate, submitted, requested, state: null };
}

/** Merges the data of this tab with the application that another tab stored. */
function mergeWithStored(
  theirs: StoredLoanApplication,
  mine: LeadState,
  steps: DynamicPagesState,
  page: Page,
): MergedData {
  const application = mergeTabs(getVersion(mine), getVersion(theirs));
  return {
    application,
    emptied: mergeEmptied([...mine.emptied, ...theirs.emptied], application, page),
    changedAt: mergeChangeTimes(mine.changedAt, theirs.changedAt),
    pendingCreate:
      application.id === undefined ? (mine.pendingCreate ?? theirs.pendingCreate) : mine.pendingCreate,
    submitted: [...new Set([...steps.submitted, ...theirs.submitted])],
    requested: theirs.requested ?? steps.requested,
    state: findStateToFollow(mine.progressStates, theirs.progressStates),
  };
}

/** Data points that the applicant emptied in one of the tabs and did not answer since. */
function mergeEmptied(emptied: readonly string[], application: Lead, page: Page): readonly string[] {
  const answers = new Map(Object.entries(getAnswers(indexQuestions(page.steps), application)));
  return [...new Set(emptied)].filter((name) => answers.get(name) === undefined);
}

/** Before the offer each tab moves through the form by itself. Both tabs follow a decision of the server. */
function findStateToFollow(mine: readonly number[], theirs: readonly number[]): number | null {
  const [ownState = 0, otherState = 0] = [mine.at(-1), theirs.at(-1)];
  const isFurther = !isAfterOffer(ownState) || theirs.length > mine.length;
  return isAfterOffer(otherState) && isFurther && otherState !== ownState ? otherState : null;
}

function getVersion({ application, changedAt }: Pick<LeadState, 'application' | 'changedAt'>): LeadVersion {
  return {
    lead: application,
    changedAt: new Map(getPaths(changedAt).map((path) => [path, changedAt[path] ?? 0])),
  };
}

function mergeChangeTimes(mine: ChangeTimes, theirs: ChangeTimes): ChangeTimes {
  return Object.fromEntries(
    [...getPaths(mine), ...getPaths(theirs)].map((path) => [
      path,
      Math.max(mine[path] ?? 0, theirs[path] ?? 0),
    ]),
  );
}

function getPaths(times: ChangeTimes): readonly LeadPath[] {
  return Object.keys(times).filter(isLeadPath);
}

function isSame(first: unknown, second: unknown): boolean {
  return toJson(first) === toJson(second);
}
