import type { Platform } from '../../src/domain/tracking/platform';

/** Strings that only a page with platforms contains: those of the platforms, and that of the consent banner. */
export const listPlatformMarkers = (platforms: readonly Platform[]): readonly string[] => [
  ...listSdkMarkers(platforms),
  'data-consent',
];

/** Strings that only a script of a platform contains. */
export const listSdkMarkers = (platforms: readonly Platform[]): readonly string[] => [
  ...new Set(platforms.flatMap(({ buildMarkers }) => buildMarkers)),
];

/** The markers that no text contains. */
export const findMissingMarkers = (markers: readonly string[], texts: readonly string[]): readonly string[] =>
  markers.filter((marker) => !texts.some((text) => text.includes(marker)));

/** The markers that at least one text contains. */
export const findPresentMarkers = (markers: readonly string[], texts: readonly string[]): readonly string[] =>
  markers.filter((marker) => texts.some((text) => text.includes(marker)));
