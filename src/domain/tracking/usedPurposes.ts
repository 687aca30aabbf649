import type { CountryFacts } from '../countries/country';
import { findPresentPlatforms, type Platform, type PlatformSettings } from './platform';
import { purposes, type Purpose } from './purposes';

/** The tracking options of a page. */
export interface TrackingOptions {
  /** The purposes that this page uses; all purposes of its platforms if absent. */
  readonly purposes?: readonly Purpose[];
  /** Platforms start before the visitor chooses. Counts only in a country that does not require a choice. */
  readonly withoutAsking?: true;
}

/** The purposes that a build has a platform for and the page uses. */
export function findUsedPurposes(
  platforms: readonly Platform[],
  settings: PlatformSettings,
  options: TrackingOptions = {},
): readonly Purpose[] {
  const served = new Set(findPresentPlatforms(platforms, settings).map(({ purpose }) => purpose));
  return purposes.filter((purpose) => served.has(purpose) && options.purposes?.includes(purpose) !== false);
}

/** Whether platforms start before the visitor chooses: the brand has set so, in a country that does not require a choice. */
export const startsWithoutAsking = (
  { withoutAsking }: TrackingOptions = {},
  { asksForConsent }: Pick<CountryFacts, 'asksForConsent'>,
): boolean => withoutAsking === true && !asksForConsent;
