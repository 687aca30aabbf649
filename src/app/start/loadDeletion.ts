import { loadOnce } from '../../platform/loadOnce';

/** Loads the code that deletes the applicant's data. It is in the file of the dialog that confirms it (`scripts/vite/chunks.ts`). */
export const loadDeletion = loadOnce(() => import('./deleteApplicantData'));
