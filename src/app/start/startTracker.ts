import { loadEventually } from '../../platform/loading/loadEventually';
import { didSucceed, loadOnce } from '../../platform/loading/loadOnce';
import type { LogSink } from '../../platform/reports/log';

interface TrackerCode {
  /** Loads the code. Resolves to what starts the tracker. */
  readonly load: () => Promise<() => void>;
  /** Calls the listener each time the visitor chooses. */
  readonly onChoice: (listener: () => void) => unknown;
  readonly log: LogSink;
}

/** Starts the tracker when its code has loaded. A blocker may stop it: each choice asks again, because a refusal needs it to remove things. */
export function startTracker({ load, onChoice, log }: TrackerCode): void {
  let isLogged = false;
  const start = loadOnce(async () => {
    try {
      (await load())();
    } catch (error) {
      if (!isLogged) log('The tracking code did not load');
      isLogged = true;
      throw error;
    }
  });
  onChoice(() => void didSucceed(start()));
  void loadEventually(start);
}
