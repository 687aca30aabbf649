import type { ConsentRecord } from '../../domain/tracking/purposes';
import type { LogRelay } from '../../platform/logRelay';
import type { AnalyticsSdk } from './productAnalytics';
import type { RecorderSdk } from './recorder';

/** What the adapters use of the browser and of the application; a test gives them a world of its own. */
export interface TrackingWorld {
  /** Where platforms leave what they are called by (`ttq`, `fbq`, `dataLayer`): the window. */
  readonly globals: object;
  readonly loadScript: (address: string) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Takes away cookies and stored keys by their names. */
  readonly forget: (names: RegExp) => void;
  /** What the visitor has chosen by now. */
  readonly given: () => ConsentRecord['given'];
  readonly sessionId: () => string;
  /** Who led here, by the names of the link's parameters; nothing that tells of a person. */
  readonly attribution: () => Readonly<Record<string, string>>;
  /** From 0 up to, and without, 1. */
  readonly random: () => number;
  /** Whether this session may not be recorded, whatever was chosen (specification, section 4). */
  readonly isRecordingBlocked: () => boolean;
  /** Whether the log-capture flag is set in storage: failures go to the recording (specification, section 8). */
  readonly areFailuresCaptured: () => boolean;
  readonly relay: LogRelay;
  /** Hears where the recording of this session can be seen. */
  readonly onRecordingAddress: (address: string) => void;
  readonly loadAnalytics: () => Promise<AnalyticsSdk>;
  readonly loadRecorder: () => Promise<RecorderSdk>;
}
