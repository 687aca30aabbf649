import { loadOnce } from '../../platform/loadOnce';
import type { BrowserStorages } from '../wiring/storages';
import type { Application } from './createApplication';

/** The code is in the file of the dialog that confirms the deletion (`scripts/vite/chunks.ts`). */
const loadDeletion = loadOnce(() => import('./deleteApplicantData'));

/** Deletes the applicant's data when the code is loaded. */
export async function deleteData(application: Application, storages: BrowserStorages): Promise<void> {
  const { deleteApplicantData } = await loadDeletion();
  deleteApplicantData(application, storages);
}
