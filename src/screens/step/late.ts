import { loadOnce } from '../../platform/loadOnce';
import { late } from '../../ui/late';

/** Needed by modal steps alone. */
export const StepDialog = late(loadOnce(async () => ({ default: (await import('../../ui/Dialog')).Dialog })));
