import { loadOnce } from '../platform/loading/loadOnce';

/** Loads the code of the pictures of a document. */
export const loadPictures = loadOnce(() => import('./pictures'));
