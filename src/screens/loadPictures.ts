import { loadOnce } from '../platform/loading/loadOnce';

/** Loads the code of the pictures of a document, with the first picture. */
export const loadPictures = loadOnce(() => import('./pictures'));
