import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { now } from '../../platform/clock';
import { createId } from '../../platform/ids';
import { applicationReplaced } from '../../state/events';
import { createSession } from '../../state/sessions';
import type { BrowserStorages } from '../wiring/storages';
import type { Application } from './createApplication';

/** Deletes all data of the applicant and the choice about third parties from this browser, and begins a new session. */
export function deleteApplicantData(
  { store, consent }: Pick<Application, 'store' | 'consent'>,
  { session, local }: BrowserStorages,
): void {
  const { application: deleted } = store.getState().leadApplication;
  session.clear();
  local.clear();
  const application = createEmptyApplication(deleted, createSession({ createId, now }));
  store.dispatch(applicationReplaced({ application, announcement: 'deleted' }));
  consent?.reset();
}
