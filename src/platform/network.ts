/** One call of the application on its way to the server. */
export interface LeavingCall {
  readonly address: string;
  readonly request: RequestInit;
}

/** Stands between the application and the network: `go` sends the call; what it answers is what the application hears. */
export type Between = (call: LeavingCall, go: () => Promise<Response>) => Promise<Response>;

const nothing: Between = (_call, go) => go();
let between = nothing;

/** Sends a call by `go`, through whatever stands between. Every call of the application's own goes this way. */
export const throughNetwork: Between = (call, go) => between(call, go);

/**
 * Puts something between the application and the network, for tests by hand: delays, failures, no network.
 *
 * @returns takes it away again
 */
export function standBetween(other: Between): () => void {
  between = other;
  return () => {
    between = nothing;
  };
}
