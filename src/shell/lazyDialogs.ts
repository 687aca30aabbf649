import { withRepeats } from '../platform/loading/loadEventually';
import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/** In the file of the calls (`scripts/vite/chunks.ts`). */
export const loadDeleteDialog = loadOnce(() => import('./DeleteDialog'));

export const DeleteDialog = createLazyComponent(withRepeats(loadDeleteDialog), (module) => module.default);
