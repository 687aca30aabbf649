import { api } from '../api/api';
import { setupCheckingListeners } from './listeners/checkingListeners';
import { setupContinueListeners } from './listeners/continueListeners';
import { setupCustomerListeners } from './listeners/customerListeners';
import { setupDeadEndListener } from './listeners/deadEndListener';
import { setupQueuedPressListener } from './listeners/queuedPressListener';
import { setupEndListeners } from './listeners/endListeners';
import { setupLedPastListener } from './listeners/ledPastListener';
import { setupSentCodeListeners } from './listeners/sentCodeListeners';
import { setupServerClockListener } from './listeners/serverClockListener';
import { setupStateActionListeners } from './listeners/stateActionListeners';
import { setupTrackingListeners } from './listeners/trackingListeners';
import { setupUnknownStatesListener } from './listeners/unknownStatesListener';
import type { ApiConnection } from './store';
import { setupSubmissionListeners } from './submission/submissionListeners';

/** Adds the API and every listener that the first step does not need. Loads after it is shown. */
export function connectApi({ addApi, startListening }: ApiConnection): void {
  addApi(api);
  setupSubmissionListeners(startListening);
  setupLedPastListener(startListening);
  setupStateActionListeners(startListening);
  setupSentCodeListeners(startListening);
  setupCheckingListeners(startListening);
  setupCustomerListeners(startListening);
  setupEndListeners(startListening);
  setupContinueListeners(startListening);
  setupTrackingListeners(startListening);
  setupQueuedPressListener(startListening);
  setupServerClockListener(startListening);
  setupDeadEndListener(startListening);
  setupUnknownStatesListener(startListening);
}
