/** The part of the start that follows the first screen. */
export { startOptionalFeatures } from './optionalFeatures';
export { startForm } from './startForm';
