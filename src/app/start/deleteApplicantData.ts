import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { now } from '../../platform/clock';
import { createId } from '../../platform/ids';
import { applicationReplaced } from '../../state/events';
import { createSession } from '../../state/sessions';
import type { AppStore } from '../../state/store';
import type { BrowserStorages } from '../wiring/storages';

/** Deletes all data of the applicant from this browser and begins a new session. */
export function deleteApplicantData(store: AppStore, { session, local }: BrowserStorages): void {
  const { application: deleted } = store.getState().leadApplication;
  session.clear();
  local.clear();
  const application = createEmptyApplication(deleted, createSession({ createId, now }));
  store.dispatch(applicationReplaced({ application, announcement: 'deleted' }));
}
