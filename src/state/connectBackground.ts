import { setupDeadEndListeners } from './listeners/deadEndListeners';
import { setupOtherTabsListener } from './listeners/otherTabsListener';
import { setupServerClockListener } from './listeners/serverClockListener';
import { setupSharedWaitListener } from './listeners/sharedWaitListener';
import { setupUnknownStatesListener } from './listeners/unknownStatesListener';
import type { StartListening } from './root';

/** Adds the listeners that no press waits for. They load after the code that talks to the server, perhaps much later. */
export function connectBackground(startListening: StartListening): void {
  setupOtherTabsListener(startListening);
  setupServerClockListener(startListening);
  setupSharedWaitListener(startListening);
  setupDeadEndListeners(startListening);
  setupUnknownStatesListener(startListening);
}
