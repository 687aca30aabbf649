import { createEmptyApplication } from '../../domain/journey/arrival/start';
import { now } from '../../platform/device/clock';
import { createId } from '../../platform/device/ids';
import { applicationReplaced } from '../../state/events';
import { beginApplication } from '../../state/tabs/sessions';
import { endApplications, isJournalOf, listApplications } from '../../state/stored/applications';
import { getEndKey, listEnded } from '../../state/stored/endedApplications';
import { catchUp } from '../../state/tabs/tabs';
import type { BrowserStorages } from '../wiring/storages';
import type { StartedApplication } from './createApplication';

/**
 * What stays: an embedding page keeps its address, and the next application its affiliate. Otherwise a reload would begin yet another
 * application for the same link.
 */
const exemptKeys: readonly string[] = ['link', 'affiliateReference'];

/** Deletes all data of the applicant and the choice about third parties from this browser, and begins a new application. */
export function deleteApplicantData(
  { store, consent }: Pick<StartedApplication, 'store' | 'consent'>,
  { session, local }: BrowserStorages,
): void {
  const { applicationId, application: deleted } = store.getState().leadApplication;
  const ids = [...new Set([applicationId, ...listApplications(local), ...listEnded(local)])];
  const ends = ids.map(getEndKey);
  for (const key of session.keys()) if (!exemptKeys.includes(key)) session.remove(key);
  const begun = beginApplication({ createId, now });
  const application = createEmptyApplication(deleted, begun.session);
  store.dispatch(
    applicationReplaced({ applicationId: begun.applicationId, application, announcement: 'deleted' }),
  );
  // The next application is stored by now: the other tabs look for it as soon as they hear of the end, which is before anything is removed.
  const end = { endedAt: now(), state: null, next: begun.applicationId };
  endApplications(local, ids, end);
  for (const key of local.keys())
    if (![...ends, ...exemptKeys].includes(key) && !isJournalOf(key, begun.applicationId)) local.remove(key);
  // A full storage takes an end, and the next application, only now.
  endApplications(local, ids, end);
  store.dispatch(catchUp());
  consent?.reset();
}
