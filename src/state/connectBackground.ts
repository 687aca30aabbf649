import { setupDeadEndListeners } from './listeners/deadEndListeners';
import { setupDeferredSubmissionListener } from './listeners/deferredSubmissionListener';
import { setupOtherTabsListener } from './listeners/otherTabsListener';
import { setupServerClockListener } from './listeners/serverClockListener';
import { setupSharedWaitListener } from './listeners/sharedWaitListener';
import { setupUnknownStatesListener } from './listeners/unknownStatesListener';
import type { StartListening } from './root';

/** Adds the listeners that the first request does not need. They load after the code that talks to the server. */
export function connectBackground(startListening: StartListening): void {
  setupOtherTabsListener(startListening);
  setupServerClockListener(startListening);
  setupSharedWaitListener(startListening);
  setupDeferredSubmissionListener(startListening);
  setupDeadEndListeners(startListening);
  setupUnknownStatesListener(startListening);
}
