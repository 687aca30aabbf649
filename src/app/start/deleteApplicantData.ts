import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { now } from '../../platform/clock';
import { createId } from '../../platform/ids';
import { applicationReplaced } from '../../state/events';
import { beginApplication } from '../../state/sessions';
import { listApplications } from '../../state/stored/applications';
import { endApplications, getEndKey, listEnded } from '../../state/stored/endedApplications';
import type { BrowserStorages } from '../wiring/storages';
import type { Application } from './createApplication';

/** Deletes all data of the applicant and the choice about third parties from this browser, and begins a new application. */
export function deleteApplicantData(
  { store, consent }: Pick<Application, 'store' | 'consent'>,
  { session, local }: BrowserStorages,
): void {
  const { applicationId, application: deleted } = store.getState().leadApplication;
  const end = { endedAt: now(), state: null };
  // The other tabs receive it, and a full storage takes nothing more before something is removed.
  const ids = [...new Set([applicationId, ...listApplications(local), ...listEnded(local)])];
  const ends = ids.map(getEndKey);
  for (const key of local.keys()) if (!ends.includes(key)) local.remove(key);
  endApplications(local, ids, end);
  session.clear();
  const begun = beginApplication({ createId, now });
  const application = createEmptyApplication(deleted, begun.session);
  store.dispatch(
    applicationReplaced({ applicationId: begun.applicationId, application, announcement: 'deleted' }),
  );
  consent?.reset();
}
