import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../storeHooks';
import {
  idleStatus,
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../../domain/journey/calls/requestStatus';
import type { RequestKey } from '../../../domain/journey/calls/requests';
import { requestInputChanged } from '../../../state/events';
import { selectRequestStatus } from '../../../state/selectors/journey';

/** A request as a screen shows it, and what the screen does with it. */
export interface ScreenRequest {
  /** The status to show: it names the seconds that were left at the last press. */
  readonly status: RequestStatus;
  /** Whether the applicant waits for the request. */
  readonly isBusy: boolean;
  /** The props of the button that sends it. */
  readonly button: { readonly isBusy: boolean; readonly 'aria-disabled': boolean };
  /** Handles a press. Returns whether the server still demands a delay, so that nothing is sent. */
  readonly isTooEarly: () => boolean;
  /**
   * Takes back a request that waits, because the applicant has changed what it contains. It would be sent by itself. A form calls it in
   * `onChange`, which React runs after that of the control and before it renders: a controlled select would lose its value otherwise.
   */
  readonly withdraw: () => void;
}

/**
 * A request as a screen shows it. A press while the server demands a delay is answered: the status is announced again, with the seconds that
 * are left. The seconds between two presses are not announced.
 *
 * @param isOwn false while the status is that of an earlier request, which is not shown
 */
export function useRequest(key: RequestKey, isOwn = true): ScreenRequest {
  const dispatch = useAppDispatch();
  const present = useAppSelector((state) => selectRequestStatus(state, key));
  const [pressed, setPressed] = useState<{ readonly until: number; readonly secondsLeft: number } | null>(
    null,
  );
  const status = isOwn ? present : idleStatus;
  const wait = isWaitingForServer(status) ? status : null;
  const isBusy = isRequestPending(status);
  return {
    status:
      wait !== null && pressed?.until === wait.until ? { ...wait, seconds: pressed.secondsLeft } : status,
    isBusy,
    button: { isBusy, 'aria-disabled': wait !== null },
    isTooEarly: () => {
      if (wait !== null) setPressed({ until: wait.until, secondsLeft: wait.secondsLeft });
      return wait !== null;
    },
    withdraw: () => void dispatch(requestInputChanged(key)),
  };
}
