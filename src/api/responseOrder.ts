/** The order in which calls about a lead began. A response is as old as the start of its call. */
export interface ResponseOrder {
  /** Registers the start of a call and returns its place in the order. */
  readonly begin: () => number;
  /** Registers that nobody knows whether a call has changed the lead. What a call reports that began before may be older than that. */
  readonly registerLoss: () => void;
  /** Registers a response. Returns whether a call that began later got its response earlier. */
  readonly isStale: (place: number) => boolean;
}

/** Creates an order. Each store has its own. */
export function createResponseOrder(): ResponseOrder {
  let lastBegun = 0;
  let newestResponse = 0;
  return {
    begin: () => {
      lastBegun += 1;
      return lastBegun;
    },
    registerLoss: () => {
      newestResponse = lastBegun + 1;
    },
    isStale: (place) => {
      const isStale = place < newestResponse;
      newestResponse = Math.max(newestResponse, place);
      return isStale;
    },
  };
}
