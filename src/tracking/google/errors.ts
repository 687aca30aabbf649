import type { PlatformFailure } from '../../domain/tracking/platform';

export const dataLayerError = 'The data layer is not available on the window';

/** Every platform that writes to the data layer reports this error. */
export const dataLayerFailure: PlatformFailure = {
  message: dataLayerError,
  condition: '`window.dataLayer` is missing or is not an array',
  test: 'reports a data layer that is not available',
};
