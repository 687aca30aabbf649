import { setupCheckingListener } from '../state/checking';
import { setupEndingListeners } from '../state/ending';
import { setupPersistence, type Places } from '../state/persistence';
import type { StartListening } from '../state/root';
import { setupSubmissionListeners } from '../state/submission';

/** All that happens because of actions, in one list. Persistence comes first, so that what is sent was kept before. */
export function setupListeners(startListening: StartListening, places: Places): void {
  setupPersistence(startListening, places);
  setupSubmissionListeners(startListening);
  setupCheckingListener(startListening);
  setupEndingListeners(startListening);
}
