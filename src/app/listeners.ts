import { setupAcceptingListener } from '../state/accepting';
import { setupCheckingListener } from '../state/checking';
import { setupContinuingListeners } from '../state/continuing';
import { setupEndingListeners } from '../state/ending';
import { setupOtherTabsListener } from '../state/otherTabs';
import { setupPersistence, type Places } from '../state/persistence';
import type { StartListening } from '../state/root';
import { setupSubmissionListeners } from '../state/submission';

/** All that happens because of actions, in one list. Persistence comes first, so that what is sent was kept before. */
export function setupListeners(startListening: StartListening, places: Places): void {
  setupPersistence(startListening, places);
  setupSubmissionListeners(startListening);
  setupCheckingListener(startListening);
  setupAcceptingListener(startListening);
  setupEndingListeners(startListening);
  setupContinuingListeners(startListening);
  setupOtherTabsListener(startListening);
}
