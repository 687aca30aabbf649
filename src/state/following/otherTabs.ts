import { progressStateOf } from '../../domain/journey/states/progressStates';
import { untouchedApplication } from '../../domain/journey/arrival/start';
import type { LeadPath } from '../../domain/lead/lead';
import { mergeTabs, type LeadVersion } from '../../domain/lead/merge';
import { isLeadPath } from '../../domain/lead/schema';
import { announced } from '../slices/asyncFormData';
import { stepsRestored } from '../slices/dynamicPages';
import {
  applicationBegun,
  createPrepared,
  currentState,
  progressStatePushed,
  tabsMerged,
  type ChangeTimes,
  type LeadState,
} from '../slices/lead';
import type { StartListening } from '../root';
import { newSession } from '../sessions';
import { storedElsewhere } from '../signals';

/**
 * Keeps the tabs of one session together: edits of both survive, field by field; both follow the server's state; what
 * was ended or deleted in one is not written again by the other.
 */
export function setupOtherTabsListener(startListening: StartListening): void {
  startListening({
    actionCreator: storedElsewhere,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const { leadApplication, dynamicPages } = getState();
      if (payload === null) {
        if (leadApplication.lastOperationTimestamp === null) return;
        const { application } = leadApplication;
        dispatch(applicationBegun(untouchedApplication(application, newSession(extra))));
        dispatch(announced('other-tab'));
        return;
      }
      if (payload.application.sessionId !== leadApplication.application.sessionId) return;
      const merged = mergeTabs(versionOf(leadApplication), versionOf(payload));
      if (!isSame(merged, leadApplication.application)) {
        const changedAt = newestOf(leadApplication.changedAt, payload.changedAt);
        dispatch(tabsMerged({ application: merged, changedAt }));
      }
      if (
        payload.pendingCreate !== null &&
        leadApplication.pendingCreate === null &&
        merged.id === undefined
      ) {
        dispatch(createPrepared(payload.pendingCreate));
      }
      const submitted = [...new Set([...dynamicPages.submitted, ...payload.submitted])];
      const requested = payload.requested ?? dynamicPages.requested;
      if (submitted.length > dynamicPages.submitted.length || !isSame(requested, dynamicPages.requested)) {
        dispatch(stepsRestored({ submitted, requested }));
      }
      const theirs = payload.progressStates.at(-1) ?? 0;
      // Before the offer each tab goes its own way through the form; what the server decided both follow.
      const mine = currentState(leadApplication);
      const isFurther =
        !isDecided(mine) || payload.progressStates.length > leadApplication.progressStates.length;
      if (isDecided(theirs) && isFurther && theirs !== mine) dispatch(progressStatePushed(theirs));
    },
  });
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
