import type { NetworkInterceptor } from '../src/platform/network/network';
import { wait } from '../src/platform/events/browser';
import { createObservableValue, type ObservableValue } from './observableValue';

/** The delays of each request in milliseconds. */
export const delaysMs = [0, 2_000, 10_000] as const;
/** The responses that can replace the server's. */
export const forcedFailures = ['none', '422', '429', '500'] as const;
/** The `Retry-After` of a forced 429. */
export const retryAfterSeconds = 5;

/** The simulated network conditions. A reload resets them. */
export interface NetworkConditions {
  readonly delayMs: (typeof delaysMs)[number];
  readonly failure: (typeof forcedFailures)[number];
  /** The control that a forced 422 rejects. */
  readonly field: string;
  readonly isOffline: boolean;
}

export const defaultConditions: NetworkConditions = {
  delayMs: 0,
  failure: 'none',
  field: '',
  isOffline: false,
};

export const isDefault = ({ delayMs, failure, isOffline }: NetworkConditions): boolean =>
  delayMs === 0 && failure === 'none' && !isOffline;

/** Creates the conditions and the interceptor that applies them. */
export function createNetworkConditions(): ObservableValue<NetworkConditions> & {
  readonly between: NetworkInterceptor;
} {
  const cell = createObservableValue(defaultConditions);
  return {
    ...cell,
    set: (next) => {
      const { isOffline } = cell.get();
      cell.set(next);
      if (next.isOffline !== isOffline) simulateOffline(next.isOffline);
    },
    between: async ({ request }, go) => {
      const { delayMs } = cell.get();
      if (delayMs > 0) await wait(delayMs, request.signal ?? new AbortController().signal);
      const now = cell.get();
      if (now.isOffline) throw new TypeError('Failed to fetch');
      return createForcedResponse(now, request.method ?? 'GET') ?? go();
    },
  };
}

/** The response that replaces the server's, or null. A 422 replaces only responses to calls that change something. */
function createForcedResponse({ failure, field }: NetworkConditions, method: string): Response | null {
  switch (failure) {
    case 'none':
      return null;
    case '422':
      if (field === '' || method === 'GET') return null;
      return new Response(JSON.stringify({ errors: { [field]: 'not_accepted' } }), {
        status: 422,
        headers: { 'Content-Type': 'application/json' },
      });
    case '429':
      return new Response(null, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
    case '500':
      return new Response(null, { status: 500 });
  }
}

/** Changes `navigator.onLine` and dispatches the browser's event. */
function simulateOffline(isOffline: boolean): void {
  if (isOffline) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  } else Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
