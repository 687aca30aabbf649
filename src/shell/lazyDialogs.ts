import { withRepeats } from '../platform/loading/loadEventually';
import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/** In the file of the calls (`scripts/vite/chunks.ts`). */
export const DeleteDialog = createLazyComponent(
  withRepeats(loadOnce(() => import('./DeleteDialog'))),
  (module) => module.default,
);
