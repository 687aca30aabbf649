import { isAnyOf } from '@reduxjs/toolkit';
import { isAfterOffer, stateNumber } from '../../domain/journey/states/progressStates';
import {
  applicationReplaced,
  leadContinued,
  pageRestored,
  reapplicationStarted,
  stateCleared,
  tabsMerged,
} from '../events';
import type { RootState } from '../root';
import { selectProgressState } from '../selectors/journey';

/** Whether the action happened in this tab. An event from another tab, a link or an earlier page was reported there. */
export function isOwnEvent(action: Parameters<typeof tabsMerged.match>[0]): boolean {
  return !tabsMerged.match(action) && !leadContinued.match(action) && !pageRestored.match(action);
}

/** Whether another lead, or an application without one, replaces the present one. */
export const replacesLead = isAnyOf(applicationReplaced, leadContinued, reapplicationStarted, stateCleared);

/** Whether the server accepted the last step before the offer. */
export function isFormComplete(rootState: RootState): boolean {
  const state = selectProgressState(rootState);
  return isAfterOffer(state) && state !== stateNumber('CONTINUE');
}
