/** The part of the start that follows the first screen. */
export { deleteApplicantData } from './deleteApplicantData';
export { startOptionalFeatures } from './optionalFeatures';
export { startForm } from './startForm';
