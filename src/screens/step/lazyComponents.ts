import { loadOnce } from '../../platform/loading/loadOnce';
import { createLazyComponent } from '../../ui/lazyComponent';

/** Loads what the first screen does not contain of a step. */
export const loadStepParts = loadOnce(() => import('./stepParts'));

/** For a create that the server cannot confirm only. */
export const SendAsNewButton = createLazyComponent(loadStepParts, (parts) => parts.SendAsNewButton);

/** For modal steps only. */
export const StepDialog = createLazyComponent(loadStepParts, (parts) => parts.Dialog);

/** For applicants who open the help only. */
export const HelpPanel = createLazyComponent(loadStepParts, (parts) => parts.HelpPanel);

/** For a link that asks for a loan which the page does not have only. */
export const OutsideLimitsNotice = createLazyComponent(loadStepParts, (parts) => parts.OutsideLimitsNotice);

/** For an answer that excludes the applicant only. */
export const ExclusionNotice = createLazyComponent(loadStepParts, (parts) => parts.ExclusionNotice);
