/** A call of the application to the server. */
export interface OutgoingCall {
  readonly address: string;
  readonly request: RequestInit;
}

/** Intercepts calls: `send` sends the call, and the application gets the response that the interceptor returns. */
export type NetworkInterceptor = (call: OutgoingCall, send: () => Promise<Response>) => Promise<Response>;

const passThrough: NetworkInterceptor = (_call, send) => send();
let interceptor = passThrough;

/** Sends a call through the current interceptor. Every call of the application uses it. */
export const sendThroughNetwork: NetworkInterceptor = (call, send) => interceptor(call, send);

/** Works like `fetch`, through the current interceptor. */
export const fetchThroughNetwork = (address: string, request: RequestInit): Promise<Response> =>
  sendThroughNetwork({ address, request }, () => fetch(address, request));

/**
 * Installs an interceptor for manual tests: delays, failures, no network.
 *
 * @returns removes the interceptor
 */
export function interceptNetwork(next: NetworkInterceptor): () => void {
  interceptor = next;
  return () => {
    interceptor = passThrough;
  };
}
