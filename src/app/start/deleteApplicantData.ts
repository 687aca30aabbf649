import * as v from 'valibot';
import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { now } from '../../platform/clock';
import { createId } from '../../platform/ids';
import { applicationReplaced } from '../../state/events';
import { createSession } from '../../state/sessions';
import { listOtherSessions } from '../../state/stored/applications';
import { endedSessionsKey, findNextSessionId, readEndedSessions } from '../../state/stored/endedSessions';
import { endSessions } from '../../state/stored/endSession';
import type { BrowserStorages } from '../wiring/storages';
import type { Application } from './createApplication';

/** Deletes all data of the applicant and the choice about third parties from this browser, and begins a new session. */
export function deleteApplicantData(
  { store, consent }: Pick<Application, 'store' | 'consent'>,
  { session, local }: BrowserStorages,
): void {
  const { application: deleted, attempt, pendingCreate } = store.getState().leadApplication;
  const own = deleted.sessionId ?? '';
  const current = local.getParsed('sessionId', v.string());
  const stored = [own, ...(current === null ? [] : [current]), ...listOtherSessions(local)];
  const endedBefore = readEndedSessions(local);
  // Another tab may apply in a session that a full storage did not take.
  const deletedSessions = stored.flatMap((id) => [id, findNextSessionId(endedBefore, id) ?? id]);
  // A full storage takes nothing more before something is removed.
  const keysToRead: readonly string[] = [endedSessionsKey, 'sessionId'];
  for (const key of local.keys()) if (!keysToRead.includes(key)) local.remove(key);
  // The other tabs read where they continue when they see that the session was removed.
  endSessions(
    local,
    {
      ...Object.fromEntries(deletedSessions.map((id) => [id, 1])),
      [own]: pendingCreate === null ? attempt : attempt + 1,
    },
    createId,
  );
  const nextId = findNextSessionId(readEndedSessions(local), own);
  const isNew = nextId !== null && !deletedSessions.includes(nextId);
  const next = createSession({ createId: () => (isNew ? nextId : createId()), now });
  session.clear();
  local.remove('sessionId');
  // A tab that opens now must find the session, so it is not left to the next write of the state.
  local.set('sessionId', next.sessionId);
  local.set('sessionStartedAt', next.sessionStartedAt);
  const application = createEmptyApplication(deleted, next);
  store.dispatch(applicationReplaced({ application, announcement: 'deleted' }));
  consent?.reset();
}
