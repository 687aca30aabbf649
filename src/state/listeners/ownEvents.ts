import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { isAfterOffer, stateNumber } from '../../domain/journey/states/progressStates';
import { applicationOpened, endFollowed, leadContinued, pageRestored, tabFollowed } from '../events';

/** An action that brings what happened in another tab. */
export const isFromOtherTab = isAnyOf(tabFollowed, applicationOpened, endFollowed);

/** An action that brings what happened in another tab, on another device or on an earlier page. */
const isFromElsewhere = isAnyOf(isFromOtherTab, leadContinued, pageRestored);

/** Whether the action happened in this tab. An event from another tab, a link or an earlier page was reported there. */
export function isOwnEvent(action: UnknownAction): boolean {
  return !isFromElsewhere(action);
}

/** Whether a state tells that the server accepted the last step before the offer. */
export function isFormComplete(state: number): boolean {
  return isAfterOffer(state) && state !== stateNumber('CONTINUE');
}
