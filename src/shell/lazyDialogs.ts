import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/** In a file of the form (`scripts/vite/chunks.ts`). */
export const DeleteDialog = createLazyComponent(
  loadOnce(() => import('./DeleteDialog')),
  (module) => module.default,
);
