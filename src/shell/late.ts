import { loadOnce } from '../platform/loadOnce';
import { late } from '../ui/late';

/** Needed by who wants their data deleted. */
export const DeleteDialog = late(loadOnce(() => import('./DeleteDialog')));
