import { loadOnce } from '../../platform/loadOnce';

/**
 * The fields that come after the first step. A step that opens with them at hand shows them at once; what shows until then must
 * not change under the applicant's hands.
 */
export const loadLateFields = loadOnce(() => import('./lateFields'));
