import { loadOnce } from '../platform/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/*
 * Parts of a step that the first script does not contain. The application loads them before they can be shown.
 */

/** Shown after a submit with errors. */
export const ErrorSummary = createLazyComponent(loadOnce(() => import('./messages/ErrorSummary')));

/** Loaded with the look-ups. */
export const CompanyList = createLazyComponent(loadOnce(() => import('./lookUps/CompanyList')));

/** Only few choices accept an answer that their list lacks. */
export const ManualEntryButton = createLazyComponent(
  loadOnce(() => import('./kinds/choice/ManualEntryButton')),
);
