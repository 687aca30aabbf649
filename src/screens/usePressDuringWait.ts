import { useState } from 'react';
import { isWaitingForServer, type RequestStatus } from '../domain/journey/calls/requestStatus';

interface PressDuringWait {
  /** The status to show: it names the seconds that were left at the last press. */
  readonly status: RequestStatus;
  /** Handles a press. Returns whether the server still demands a delay, so that nothing is sent. */
  readonly isTooEarly: () => boolean;
}

/**
 * Answers a press while the server demands a delay: the status is announced again, with the seconds that are left. The seconds between
 * two presses are not announced.
 */
export function usePressDuringWait(status: RequestStatus): PressDuringWait {
  const [pressed, setPressed] = useState<{ readonly until: number; readonly secondsLeft: number } | null>(
    null,
  );
  const wait = isWaitingForServer(status) ? status : null;
  return {
    status:
      wait !== null && pressed?.until === wait.until ? { ...wait, seconds: pressed.secondsLeft } : status,
    isTooEarly: () => {
      if (wait !== null) setPressed({ until: wait.until, secondsLeft: wait.secondsLeft });
      return wait !== null;
    },
  };
}
