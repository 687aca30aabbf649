import { loadOnce } from '../../platform/loadOnce';
import { createLazyComponent } from '../../ui/lazyComponent';

/** For modal steps only. */
export const StepDialog = createLazyComponent(
  loadOnce(async () => ({ default: (await import('../../ui/Dialog')).Dialog })),
);
