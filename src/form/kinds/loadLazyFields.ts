import { loadOnce } from '../../platform/loadOnce';

/**
 * Loads the fields that the first step does not need. A field that renders before they are loaded keeps its substitute, so that it
 * does not change while the applicant uses it.
 */
export const loadLazyFields = loadOnce(() => import('./lazyFields'));
