import { loadEventually } from '../platform/loading/loadEventually';
import type { LogSink } from '../platform/reports/log';
import type { TrackedPlatform } from './adapter';
import { overtaken } from './latestChange';
import type { Ledger, LedgerEntry } from './ledger';
import { getLoggableMessage, LoadError } from './platformError';

export interface PlatformStarts {
  /** Starts a platform, unless it has started. Resolves to the reason why it gets no events, or null. */
  readonly start: (platform: TrackedPlatform) => Promise<string | null>;
  readonly getStarted: () => readonly TrackedPlatform[];
  /** Ends the start of a platform, so that it can start again. */
  readonly end: (platform: TrackedPlatform) => void;
  /** Records the outcome of a start, unless it is that of the last one. Returns whether it is another one. */
  readonly recordStart: (platform: string, outcome: LedgerEntry['outcome'], reason: string) => boolean;
}

/** A start of a platform, which is repeated as long as its code does not load. */
interface Start {
  readonly outcome: Promise<string | null>;
  readonly end: AbortController;
}

/** Starts each platform once, after the one that it comes with. */
export function createPlatformStarts({
  platforms,
  ledger,
  now,
  log,
}: {
  readonly platforms: readonly TrackedPlatform[];
  readonly ledger: Ledger;
  readonly now: () => number;
  readonly log: LogSink;
}): PlatformStarts {
  const starts = new Map<TrackedPlatform, Start>();
  const recorded = new Map<string, string>();

  const recordStart: PlatformStarts['recordStart'] = (platform, outcome, reason) => {
    if (recorded.get(platform) === `${outcome} ${reason}`) return false;
    recorded.set(platform, `${outcome} ${reason}`);
    ledger.record({ at: now(), event: 'Start', id: '', platform, outcome, reason });
    return true;
  };

  /** Rejects if the code of the platform does not load. */
  const tryStart = async (
    { name, adapter, comesWith }: TrackedPlatform,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const container = platforms.find((platform) => platform.name === comesWith);
    if (container !== undefined) await start(container);
    if (signal.aborted) return overtaken.skippedBecause;
    try {
      const skipped = await adapter.start();
      if (signal.aborted) return overtaken.skippedBecause;
      recordStart(name, skipped === undefined ? 'started' : 'skipped', skipped?.skippedBecause ?? '');
      return skipped?.skippedBecause ?? null;
    } catch (error) {
      const message = getLoggableMessage(error);
      if (recordStart(name, 'failed', message)) log(message, { platform: name });
      if (error instanceof LoadError) throw error;
      return 'the platform did not start';
    }
  };

  const start = (platform: TrackedPlatform): Promise<string | null> => {
    const known = starts.get(platform);
    if (known !== undefined) return known.outcome;
    const end = new AbortController();
    const outcome = loadEventually(() => tryStart(platform, end.signal), end.signal).catch(
      () => overtaken.skippedBecause,
    );
    starts.set(platform, { outcome, end });
    return outcome;
  };

  return {
    start,
    getStarted: () => [...starts.keys()],
    end: (platform) => {
      starts.get(platform)?.end.abort();
      starts.delete(platform);
    },
    recordStart,
  };
}
