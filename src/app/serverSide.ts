import { api } from '../api/api';
import { makeConfirm } from '../form/lookUps/confirming';
import { setupActListeners } from '../state/following/acts';
import { setupCheckingListeners } from '../state/following/checking';
import { setupContinuingListeners } from '../state/following/continuing';
import { setupCustomerListeners } from '../state/following/customer';
import { setupEndingListeners } from '../state/following/ending';
import { askEveryDataPoint } from '../state/following/everyDataPoint';
import { askPolicies } from '../state/following/policies';
import { setupOtherTabsListener } from '../state/following/otherTabs';
import { setupSentCodeListeners } from '../state/following/sentCode';
import { setupTellingListeners } from '../state/following/telling';
import { setupUnderWayListener } from '../state/following/underWay';
import { setupUnknownStatesListener } from '../state/following/unknownStates';
import { setupSubmissionListeners } from '../state/sending/submission';
import { takeUpFormData } from '../state/stored/takenUp';
import { makeCompanies, makeLookUp, makePartnerLogo } from './lookUps';
import type { Connection } from './store';

/** All that talks to the server and to other tabs, in one list: loaded after the first step is on the screen. */
export function connectServer({ addCalls, startListening }: Connection): void {
  addCalls(api);
  setupOtherTabsListener(startListening);
  setupSubmissionListeners(startListening);
  setupActListeners(startListening);
  setupSentCodeListeners(startListening);
  setupCheckingListeners(startListening);
  setupCustomerListeners(startListening);
  setupEndingListeners(startListening);
  setupContinuingListeners(startListening);
  setupUnderWayListener(startListening);
  setupUnknownStatesListener(startListening);
  setupTellingListeners(startListening);
}

export {
  api,
  askEveryDataPoint,
  askPolicies,
  makeCompanies,
  makeConfirm,
  makeLookUp,
  makePartnerLogo,
  takeUpFormData,
};
