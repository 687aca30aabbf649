import { loadOnce } from '../platform/loadOnce';
import { late } from '../ui/late';

/** Parts of a step whose code comes after the first one; who leads on has them at hand before they are shown. */

/** Needed when something was sent with errors, and not before. */
export const ErrorSummary = late(loadOnce(() => import('./messages/ErrorSummary')));

/** Needed by who opens it on the last step. */
export const ReviewList = late(loadOnce(() => import('./around/ReviewList')));

/** Comes with the look-ups that it shows. */
export const CompanyList = late(loadOnce(() => import('./lookUps/CompanyList')));

/** Few choices may be lacking what somebody has. */
export const ByHand = late(loadOnce(() => import('./kinds/choice/ByHand')));
