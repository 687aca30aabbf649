import type { Happening } from '../domain/tracking/happening';

/** Happenings that wait while nobody takes them: the newest. */
const limit = 100;

export interface HappeningQueue {
  readonly track: (happening: Happening) => void;
  /** Hands over what waits, and from then on everything at once. */
  readonly handTo: (take: (happening: Happening) => void) => void;
}

/** Takes what happens before the code that tells platforms of it has come. */
export function makeQueue(): HappeningQueue {
  let waiting: readonly Happening[] = [];
  let take: ((happening: Happening) => void) | null = null;
  return {
    track: (happening) => {
      if (take === null) waiting = [...waiting, happening].slice(-limit);
      else take(happening);
    },
    handTo: (taker) => {
      take = taker;
      for (const happening of waiting) taker(happening);
      waiting = [];
    },
  };
}
