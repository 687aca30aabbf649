import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { now } from '../../platform/clock';
import { createId } from '../../platform/ids';
import { applicationReplaced } from '../../state/events';
import { beginApplication } from '../../state/sessions';
import { listApplications, readCurrentId } from '../../state/stored/applications';
import { endApplications, endedApplicationsKey, listEnded } from '../../state/stored/endedApplications';
import { takeOver } from '../../state/tabs';
import type { BrowserStorages } from '../wiring/storages';
import type { Application } from './createApplication';

/** Deletes all data of the applicant and the choice about third parties from this browser, and begins a new application. */
export function deleteApplicantData(
  { store, consent, dependencies }: Pick<Application, 'store' | 'consent' | 'dependencies'>,
  { session, local }: BrowserStorages,
): void {
  const { applicationId, application: deleted } = store.getState().leadApplication;
  const end = { endedAt: now(), state: null };
  // The other tabs receive it, and a full storage takes nothing more before something is removed.
  // A full storage may hold no more than the name of an application that is open in another tab.
  const current = readCurrentId(local) ?? applicationId;
  const ids = [...new Set([applicationId, current, ...listApplications(local), ...listEnded(local)])];
  for (const key of local.keys()) if (key !== endedApplicationsKey) local.remove(key);
  endApplications(local, ids, end, dependencies.storedExpirationMs);
  session.clear();
  const begun = beginApplication({ createId, now });
  const application = createEmptyApplication(deleted, begun.session);
  store.dispatch(
    applicationReplaced({ applicationId: begun.applicationId, application, announcement: 'deleted' }),
  );
  store.dispatch(takeOver());
  consent?.reset();
}
