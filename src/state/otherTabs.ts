import { createAction } from '@reduxjs/toolkit';
import type { Lead } from '../domain/lead/lead';
import { mergeTabs } from '../domain/lead/merge';
import { announced } from './asyncFormData';
import { stepsForgotten, stepsRestored } from './dynamicPages';
import {
  applicationDeleted,
  applicationReplaced,
  createPrepared,
  currentState,
  progressStatePushed,
} from './lead';
import type { StartListening } from './root';
import type { StoredLoanApplication } from './stored';

/** Another tab of this browser wrote the application, or removed it (null). */
export const storedElsewhere = createAction<StoredLoanApplication | null>('storedElsewhere');

/**
 * Keeps the tabs of one session together: edits of both survive, field by field; both follow the server's state; what
 * was ended or deleted in one is not written again by the other.
 *
 * @param atStart the application as this tab found it: what all tabs knew last
 */
export function setupOtherTabsListener(startListening: StartListening, atStart: Lead): void {
  let agreed = atStart;
  startListening({
    actionCreator: storedElsewhere,
    effect: ({ payload }, { dispatch, getState }) => {
      const { leadApplication, dynamicPages } = getState();
      if (payload === null) {
        if (leadApplication.lastOperationTimestamp === null) return;
        const { sessionId, sessionStartedAt, tags, deviceData } = leadApplication.application;
        dispatch(applicationDeleted());
        dispatch(
          applicationReplaced({
            ...(sessionId === undefined ? {} : { sessionId }),
            ...(sessionStartedAt === undefined ? {} : { sessionStartedAt }),
            ...(tags === undefined ? {} : { tags }),
            ...(deviceData === undefined ? {} : { deviceData }),
          }),
        );
        dispatch(stepsForgotten());
        dispatch(announced('other-tab'));
        return;
      }
      if (payload.application.sessionId !== leadApplication.application.sessionId) return;
      const merged = mergeTabs(agreed, leadApplication.application, payload.application);
      agreed = payload.application;
      if (!isSame(merged, leadApplication.application)) dispatch(applicationReplaced(merged));
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
      const isFurther = payload.progressStates.length > leadApplication.progressStates.length;
      if (isFurther && theirs !== currentState(leadApplication)) dispatch(progressStatePushed(theirs));
    },
  });
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
