import { loadOnce } from '../../platform/loading/loadOnce';

/** Loads the code that reads and submits answers. In a file of the form (`scripts/vite/chunks.ts`). */
export const loadFormCode = loadOnce(() => import('./formCode'));
