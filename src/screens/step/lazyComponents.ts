import { loadOnce } from '../../platform/loadOnce';
import { createLazyComponent } from '../../ui/lazyComponent';

/** For a create that the server cannot confirm only. */
export const SendAsNewButton = createLazyComponent(loadOnce(() => import('../SendAsNewButton')));

/** For the last step only. */
export const StepReview = createLazyComponent(loadOnce(() => import('./StepReview')));

/** For modal steps only. */
export const StepDialog = createLazyComponent(
  loadOnce(async () => ({ default: (await import('../../ui/Dialog')).Dialog })),
);
