import { withRepeats } from '../../platform/loading/loadEventually';
import { loadOnce } from '../../platform/loading/loadOnce';
import { createLazyComponent } from '../../ui/lazyComponent';

/** Loads what the first screen does not contain of a step. */
export const loadStepParts = loadOnce(() => import('./stepParts'));

const loadInRender = withRepeats(loadStepParts);

/** For a create that the server cannot confirm only. */
export const SendAsNewButton = createLazyComponent(loadInRender, (parts) => parts.SendAsNewButton);

/** For modal steps only. */
export const StepDialog = createLazyComponent(loadInRender, (parts) => parts.Dialog);

/** For applicants who open the help only. */
export const HelpPanel = createLazyComponent(loadInRender, (parts) => parts.HelpPanel);

/** For a link that asks for a loan which the page does not have only. */
export const OutsideLimitsNotice = createLazyComponent(loadInRender, (parts) => parts.OutsideLimitsNotice);

/** For an answer that excludes the applicant only. */
export const ExclusionNotice = createLazyComponent(loadInRender, (parts) => parts.ExclusionNotice);
