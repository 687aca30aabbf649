import type { TrackingEvent } from '../domain/tracking/trackingEvent';

/** New events replace the oldest while the tracker has not loaded. */
const maxEvents = 100;

export interface TrackingQueue {
  readonly track: (event: TrackingEvent) => void;
  /** Passes all queued events to the receiver, and every later event at once. */
  readonly drainTo: (receive: (event: TrackingEvent) => void) => void;
}

/** Queues events until the tracker has loaded. */
export function createTrackingQueue(): TrackingQueue {
  let queued: readonly TrackingEvent[] = [];
  let receiver: ((event: TrackingEvent) => void) | null = null;
  return {
    track: (event) => {
      if (receiver === null) queued = [...queued, event].slice(-maxEvents);
      else receiver(event);
    },
    drainTo: (receive) => {
      receiver = receive;
      for (const event of queued) receive(event);
      queued = [];
    },
  };
}
