import { setupOtherTabsListener } from './listeners/otherTabsListener';
import { setupSharedWaitListener } from './listeners/sharedWaitListener';
import type { StartListening } from './root';

/** Adds every listener that talks to other tabs. Loads after the code that talks to the server. */
export function connectOtherTabs(startListening: StartListening): void {
  setupOtherTabsListener(startListening);
  setupSharedWaitListener(startListening);
}
