import type { PlatformEvent } from './platformEvent';
import type { Purpose } from './purposes';

/** The checked values of the variables that platforms declare, by name. A variable that is not set has its default. */
export type PlatformSettings = Readonly<Record<string, string>>;

/** A variable of the environment that belongs to one platform. */
export interface PlatformVariable {
  readonly defaultValue: string;
  readonly isValid: (value: string) => boolean;
  /** Ends the sentence `APP_X is "…" and takes …` that a wrong value stops the build with. */
  readonly expects: string;
  /** The comment in `.env.example`. */
  readonly description: string;
  /** A valid value that belongs to nobody, for the build that has every platform. */
  readonly sample: string;
}

/** Sources that a platform needs in the content policy, by directive. */
export type PlatformHosts = Readonly<
  Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'worker-src', readonly string[]>>
>;

/** One error that the adapter reports, as the error catalogue lists it (`docs/errors.md`). */
export interface PlatformFailure {
  readonly message: string;
  readonly condition: string;
  /** Title of the test that proves it. */
  readonly test: string;
  /** The file of the test if it is not the platform's `adapter.test.ts`. */
  readonly file?: string;
}

/**
 * A third-party platform. Its folder in `src/tracking/platforms` holds this description, the adapter and their test; the
 * configuration, the content policy, the purposes in the consent banner and the documentation follow from it.
 */
export interface Platform {
  /** The name in the ledger, the log and the documentation. */
  readonly name: string;
  readonly purpose: Purpose;
  /** The version of the consent question that first covers this platform in its present form. */
  readonly consentVersion: number;
  readonly variables: Readonly<Record<`APP_${string}`, PlatformVariable>>;
  /** Whether the configuration names the platform. Every other module asks this function only. */
  readonly isPresent: (settings: PlatformSettings) => boolean;
  /** The name of the platform whose container puts this one on the page: this one starts after it. */
  readonly comesWith?: string;
  /** The configuration of the adapter, as JSON: the build writes it into the page. */
  readonly getOptions: (settings: PlatformSettings) => unknown;
  readonly getAcceptedEvents: (settings: PlatformSettings) => readonly PlatformEvent['name'][];
  readonly getHosts: (settings: PlatformSettings) => PlatformHosts;
  readonly failures: readonly PlatformFailure[];
  /** Cells of the tables in `docs/third-parties.md`. */
  readonly documentation: {
    readonly reason: string;
    readonly events: string;
    readonly data: string;
  };
}

/** The platforms that the configuration names. */
export const findPresentPlatforms = <Named extends Platform>(
  platforms: readonly Named[],
  settings: PlatformSettings,
): readonly Named[] => platforms.filter((platform) => platform.isPresent(settings));

/** Splits a comma-separated value and drops empty items. */
export const splitList = (value: string): readonly string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
