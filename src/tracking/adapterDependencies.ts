import type { ConsentRecord } from '../domain/tracking/purposes';
import type { LogRelay } from '../platform/reports/logRelay';

/** What adapters use of the browser and of the application. */
export interface AdapterDependencies {
  /** The window. Platforms put their entry points there (`ttq`, `fbq`, `dataLayer`). */
  readonly globals: object;
  readonly loadScript: (address: string) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly getPermissions: () => ConsentRecord['given'];
  readonly getSessionId: () => string;
  /** The affiliate and campaign of the visit, by the names of the link's parameters. No personal data. */
  readonly getAttribution: () => Readonly<Record<string, string>>;
  /** A random number of the session, at least 0 and below 1. A reload does not change it. */
  readonly drawSample: () => number;
  /** Whether this session must not be recorded, whatever the visitor chose (specification, section 4). */
  readonly isRecordingBlocked: () => boolean;
  readonly isStorageAvailable: () => boolean;
  /** Whether storage holds the log-capture flag: the recording gets failures (specification, section 8). */
  readonly areFailuresCaptured: () => boolean;
  /** Commit and time of the build. */
  readonly release: string;
  readonly relay: LogRelay;
  /** Receives the address of this session's recording. */
  readonly onRecordingUrl: (address: string) => void;
}
