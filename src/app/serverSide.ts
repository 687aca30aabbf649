import { api } from '../api/api';
import { setupCheckingListeners } from '../state/following/checking';
import { setupContinuingListeners } from '../state/following/continuing';
import { setupCustomerListeners } from '../state/following/customer';
import { setupEndingListeners } from '../state/following/ending';
import { askPolicies } from '../state/following/policies';
import { setupOtherTabsListener } from '../state/following/otherTabs';
import { setupUnderWayListener } from '../state/following/underWay';
import { setupUnknownStatesListener } from '../state/following/unknownStates';
import { setupSubmissionListeners } from '../state/sending/submission';
import { submitState, submitStep } from '../state/sending/submitQuestionnaire';
import { policiesSchema } from '../api/policies';
import type { KeyStore } from '../platform/storage';
import { policiesKept } from '../state/slices/asyncFormData';
import type { AppStore, Connection } from './store';

/** All that talks to the server and to other tabs, in one list: loaded after the first step is on the screen. */
export function connectServer({ addCalls, startListening }: Connection): void {
  addCalls(api);
  setupOtherTabsListener(startListening);
  setupSubmissionListeners(startListening);
  setupCheckingListeners(startListening);
  setupCustomerListeners(startListening);
  setupEndingListeners(startListening);
  setupContinuingListeners(startListening);
  setupUnderWayListener(startListening);
  setupUnknownStatesListener(startListening);
}

/** Takes up the policies that this tab was told before a reload: their versions go with the consents, also without a network. */
export function takeUpPolicies(store: AppStore, session: KeyStore): void {
  const policies = session.getParsed('asyncFormData', policiesSchema);
  if (policies !== null) store.dispatch(policiesKept(policies));
}

export { api, askPolicies, submitState, submitStep };
