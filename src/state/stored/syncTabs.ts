import * as v from 'valibot';
import type { SendToTabs } from '../../platform/tabs';
import { storedApplicationChanged } from '../events';
import { selectApplication } from '../selectors/journey';
import { persistNow } from '../persistNow';
import type { AppStore } from '../store';
import { readStoredApplication, type SessionStorageAccess } from './applications';
import { selectStoredLoanApplication } from './persistence';
import { storedLoanApplicationSchema, storedVersion } from './schemas';

const tabMessageSchema = v.variant('type', [
  v.object({ type: v.literal('answers-requested'), sessionId: v.string() }),
  v.object({ type: v.literal('answers'), application: storedLoanApplicationSchema }),
]);

/**
 * Brings this tab up to date with the other open tabs of its session. Tabs run in different processes, so a tab that opens may read
 * the storage before it contains what another tab has just written, and the event about it may arrive before anything listens. So
 * the tab reads the storage once more and asks the open tabs for their answers; newest wins, as with a change of the storage.
 *
 * @param openChannel opens the channel to the other tabs
 */
export function syncTabs(
  { dispatch, getState }: AppStore,
  local: SessionStorageAccess,
  openChannel: (onMessage: (message: unknown) => void) => SendToTabs,
): void {
  const getSessionId = () => selectApplication(getState()).sessionId;
  const send = openChannel((message) => {
    const parsed = v.safeParse(tabMessageSchema, message);
    if (!parsed.success) return;
    if (parsed.output.type === 'answers') {
      dispatch(storedApplicationChanged(parsed.output.application));
      return;
    }
    const application = selectStoredLoanApplication(getState());
    if (application === null || parsed.output.sessionId !== getSessionId()) return;
    dispatch(persistNow());
    send({ type: 'answers', application: { version: storedVersion, ...application } });
  });
  const sessionId = getSessionId();
  if (sessionId === undefined) return;
  const stored = readStoredApplication(local, sessionId);
  if (stored !== null) dispatch(storedApplicationChanged(stored));
  send({ type: 'answers-requested', sessionId });
}
