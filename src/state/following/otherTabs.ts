import { progressStateOf } from '../../domain/journey/states/progressStates';
import { untouchedApplication } from '../../domain/journey/arrival/start';
import type { Lead, LeadPath } from '../../domain/lead/lead';
import { mergeTabs, type LeadVersion } from '../../domain/lead/merge';
import { isLeadPath } from '../../domain/lead/schema';
import type { Page } from '../../domain/pages/resolvePage';
import { answersOf, questionsOf } from '../../domain/pages/stepSequence';
import type { DynamicPagesState } from '../slices/dynamicPages';
import type { ChangeTimes, LeadState } from '../slices/leadState';
import type { StartListening } from '../root';
import { newSession } from '../sessions';
import { applicationBegun, storedElsewhere, tabsMerged, type TabsMerged } from '../signals';
import type { StoredLoanApplication } from '../stored/stored';

/**
 * Keeps the tabs of one session together: edits of both survive, field by field; both follow the server's state; what
 * was ended or deleted in one is not written again by the other.
 */
export function setupOtherTabsListener(startListening: StartListening): void {
  startListening({
    actionCreator: storedElsewhere,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const { page } = extra;
      const { leadApplication, dynamicPages } = getState();
      if (payload === null) {
        if (leadApplication.lastOperationTimestamp === null) return;
        const application = untouchedApplication(leadApplication.application, newSession(extra));
        dispatch(applicationBegun({ application, announcement: 'other-tab' }));
        return;
      }
      if (payload.application.sessionId !== leadApplication.application.sessionId) return;
      const merged = mergedWith(payload, leadApplication, dynamicPages, page);
      const known = mergedWith(null, leadApplication, dynamicPages, page);
      if (isSame(merged, known)) return;
      const savedAt = Math.max(leadApplication.lastOperationTimestamp ?? 0, payload.savedAt);
      dispatch(tabsMerged({ ...merged, savedAt }));
    },
  });
}

/** What this tab knows and what another stored, as one. */
function mergedWith(
  theirs: StoredLoanApplication | null,
  mine: LeadState,
  steps: DynamicPagesState,
  page: Page,
): Omit<TabsMerged, 'savedAt'> {
  if (theirs === null) {
    const { application, emptied, changedAt, pendingCreate } = mine;
    const { submitted, requested } = steps;
    return { application, emptied, changedAt, pendingCreate, submitted, requested, state: null };
  }
  const application = mergeTabs(versionOf(mine), versionOf(theirs));
  return {
    application,
    emptied: stillEmpty([...mine.emptied, ...theirs.emptied], application, page),
    changedAt: newestOf(mine.changedAt, theirs.changedAt),
    pendingCreate:
      application.id === undefined ? (mine.pendingCreate ?? theirs.pendingCreate) : mine.pendingCreate,
    submitted: [...new Set([...steps.submitted, ...theirs.submitted])],
    requested: theirs.requested ?? steps.requested,
    state: stateToFollow(mine.progressStates, theirs.progressStates),
  };
}

/** What one of the tabs emptied and none has answered since. */
function stillEmpty(emptied: readonly string[], application: Lead, page: Page): readonly string[] {
  const answers = new Map(Object.entries(answersOf(questionsOf(page.steps), application)));
  return [...new Set(emptied)].filter((name) => answers.get(name) === undefined);
}

/** Before the offer each tab goes its own way through the form; what the server decided both follow. */
function stateToFollow(mine: readonly number[], theirs: readonly number[]): number | null {
  const [own = 0, other = 0] = [mine.at(-1), theirs.at(-1)];
  const isFurther = !isDecided(own) || theirs.length > mine.length;
  return isDecided(other) && isFurther && other !== own ? other : null;
}

function isDecided(state: number): boolean {
  return progressStateOf(state)?.phase === 'after-offer';
}

type Known = Pick<LeadState, 'application' | 'changedAt'>;

function versionOf({ application, changedAt }: Known): LeadVersion {
  return {
    lead: application,
    changedAt: new Map(pathsOf(changedAt).map((path) => [path, changedAt[path] ?? 0])),
  };
}

function newestOf(mine: ChangeTimes, theirs: ChangeTimes): ChangeTimes {
  return Object.fromEntries(
    [...pathsOf(mine), ...pathsOf(theirs)].map((path) => [
      path,
      Math.max(mine[path] ?? 0, theirs[path] ?? 0),
    ]),
  );
}

function pathsOf(times: ChangeTimes): readonly LeadPath[] {
  return Object.keys(times).filter(isLeadPath);
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
