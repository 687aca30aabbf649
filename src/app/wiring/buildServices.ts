import { configuration } from 'virtual:configuration';
import type { ScreenServices } from '../../screens/services';
import { buildLoanSummary } from './buildPage';
import { rowParts } from './lazyFormCode';

/** The services that the build alone decides: the first screen has the same ones in Node. */
export const buildServices: Omit<ScreenServices, 'answers' | 'loadLateAssets'> = {
  getHref: (route) => `${configuration.basePath}/${route}`,
  storedExpirationMs: configuration.storedExpirationMs,
  LoanSummary: buildLoanSummary,
  ...rowParts,
  isCaptchaEnabled: configuration.captchaSiteKey !== '',
};
