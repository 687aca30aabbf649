import { loadOnce } from '../platform/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/** Loaded when the visitor wants to delete data. */
export const DeleteDialog = createLazyComponent(loadOnce(() => import('./DeleteDialog')));
