import { api } from '../api/api';
import { setupAbortCallsListener } from './listeners/abortCallsListener';
import { setupCheckingListeners } from './listeners/checkingListeners';
import { setupContinueListeners } from './listeners/continueListeners';
import { setupCustomerListeners } from './listeners/customerListeners';
import { setupDeferredSubmissionListener } from './listeners/deferredSubmissionListener';
import { setupEndListeners } from './listeners/endListeners';
import { setupSentCodeListeners } from './listeners/sentCodeListeners';
import { setupStateActionListeners } from './listeners/stateActionListeners';
import { setupTrackingListeners } from './listeners/trackingListeners';
import type { ServerConnection } from './store';
import { setupSubmissionListeners } from './submission/submissionListeners';

/** Adds the API and every listener that talks to the server. Loads after the first step is shown. */
export function connectServer({ addApi, startListening }: ServerConnection): void {
  addApi(api);
  setupSubmissionListeners(startListening);
  setupStateActionListeners(startListening);
  setupSentCodeListeners(startListening);
  setupCheckingListeners(startListening);
  setupCustomerListeners(startListening);
  setupEndListeners(startListening);
  setupContinueListeners(startListening);
  setupAbortCallsListener(startListening);
  setupTrackingListeners(startListening);
  setupDeferredSubmissionListener(startListening);
}
