import { isAnyOf } from '@reduxjs/toolkit';
import type { AnswerName } from '../../api/answers';
import { api } from '../../api/api';
import { calls } from '../../api/calls.gen';
import { answersOfLead } from '../../api/fulfilled';
import type { StartListening } from '../root';
import { applicationBegun, leadContinued, reapplied, stateCleared } from '../signals';

/** What each call answers, by the names that its actions know. */
const answersByCall = new Map<string, AnswerName>(
  Object.entries(calls).map(([name, { answers }]) => [name, answers]),
);

/** Calls that were made for a lead end with it: what is answered to them tells nothing of the one that takes its place. */
export function setupUnderWayListener(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(applicationBegun, leadContinued, reapplied, stateCleared),
    effect: (_action, { dispatch, getOriginalState }) => {
      const { id } = getOriginalState().leadApplication.application;
      for (const call of dispatch(api.util.getRunningMutationsThunk())) {
        const answers = answersByCall.get(call.arg.endpointName);
        if (answersOfLead.some((name) => name === answers)) call.abort();
      }
      if (id === undefined) return;
      for (const name of ['leadStatus', 'leadRedirect'] as const) {
        dispatch(api.util.getRunningQueryThunk(name, { params: { id } }))?.abort();
      }
    },
  });
}
