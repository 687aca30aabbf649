import { purposes, type Purpose } from './purposes';

/** Keys of platforms, empty where there is none. */
export interface PlatformKeys {
  readonly posthogKey: string;
  readonly logRocketId: string;
  readonly tagManagerId: string;
}

/** What a page says of its platforms. */
export interface TrackingChoice {
  /** What this page's platforms may be used for; all that they are for where nothing is said. */
  readonly purposes?: readonly Purpose[];
  /** Nothing waits for the visitor's choice; counts only where the country does not ask for it. */
  readonly withoutAsking?: true;
}

/** Purposes for which a build has a platform and the page uses it. */
export function usedPurposes(keys: PlatformKeys, choice: TrackingChoice = {}): readonly Purpose[] {
  const served: Readonly<Record<Purpose, string>> = {
    analytics: keys.posthogKey,
    recording: keys.logRocketId,
    advertising: keys.tagManagerId,
  };
  return purposes.filter((purpose) => served[purpose] !== '' && choice.purposes?.includes(purpose) !== false);
}
