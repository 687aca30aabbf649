import { api } from '../api/api';
import { setupAcceptingListener } from '../state/accepting';
import { setupCheckingListeners } from '../state/checking';
import { setupContinuingListeners } from '../state/continuing';
import { setupEndingListeners } from '../state/ending';
import { setupOtherTabsListener } from '../state/otherTabs';
import { setupSubmissionListeners } from '../state/submission';
import type { Connection } from './store';

/** All that talks to the server and to other tabs, in one list: loaded after the first step is on the screen. */
export function connectServer({ addCalls, startListening }: Connection): void {
  addCalls(api);
  setupOtherTabsListener(startListening);
  setupSubmissionListeners(startListening);
  setupCheckingListeners(startListening);
  setupAcceptingListener(startListening);
  setupEndingListeners(startListening);
  setupContinuingListeners(startListening);
}

export { api };
