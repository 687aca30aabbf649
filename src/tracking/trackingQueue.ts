import type { ConsentRecord } from '../domain/tracking/purposes';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';

/** New events replace the oldest while the tracker has not loaded. */
const maxEvents = 100;

/** Receives an event, and the purposes that the visitor had permitted when it happened. */
type Receive = (event: TrackingEvent, given: ConsentRecord['given']) => void;

export interface TrackingQueue {
  readonly track: (event: TrackingEvent) => void;
  /** Passes all queued events to the receiver, and every later event at once. */
  readonly drainTo: (receive: Receive) => void;
}

/**
 * Queues events until the tracker has loaded.
 *
 * @param getGiven the purposes that are permitted now
 */
export function createTrackingQueue(getGiven: () => ConsentRecord['given']): TrackingQueue {
  let queued: readonly Readonly<Parameters<Receive>>[] = [];
  let receiver: Receive | null = null;
  return {
    track: (event) => {
      const given = getGiven();
      if (receiver === null) queued = [...queued, [event, given] as const].slice(-maxEvents);
      else receiver(event, given);
    },
    drainTo: (receive) => {
      receiver = receive;
      for (const each of queued) receive(...each);
      queued = [];
    },
  };
}
