import type { Between } from '../src/platform/network';
import { wait } from '../src/platform/browser';
import { makeCell, type Cell } from './cell';

/** Milliseconds by which each call is held back. */
export const delays = [0, 2_000, 10_000] as const;
/** What calls are answered instead of what the server says. */
export const failures = ['none', '422', '429', '500'] as const;
/** Seconds in the `Retry-After` of a forced 429. */
export const retryAfter = 5;

/** How the network is made to be, until it is switched off or the page is loaded anew. */
export interface Conditions {
  readonly delay: (typeof delays)[number];
  readonly failure: (typeof failures)[number];
  /** The control that a forced 422 refuses. */
  readonly field: string;
  readonly isOffline: boolean;
}

export const usualConditions: Conditions = { delay: 0, failure: 'none', field: '', isOffline: false };

export const areUsual = ({ delay, failure, isOffline }: Conditions): boolean =>
  delay === 0 && failure === 'none' && !isOffline;

/** The conditions, and what stands between the application and the network because of them. */
export function makeConditions(): Cell<Conditions> & { readonly between: Between } {
  const cell = makeCell(usualConditions);
  return {
    ...cell,
    set: (next) => {
      const { isOffline } = cell.get();
      cell.set(next);
      if (next.isOffline !== isOffline) tellOffline(next.isOffline);
    },
    between: async ({ request }, go) => {
      const { delay } = cell.get();
      if (delay > 0) await wait(delay, request.signal ?? new AbortController().signal);
      const now = cell.get();
      if (now.isOffline) throw new TypeError('Failed to fetch');
      return forced(now, request.method ?? 'GET') ?? go();
    },
  };
}

/** The answer that takes the place of the server's; null where there is none. Only what takes answers can refuse one. */
function forced({ failure, field }: Conditions, method: string): Response | null {
  switch (failure) {
    case 'none':
      return null;
    case '422':
      if (field === '' || method === 'GET') return null;
      return Response.json({ errors: { [field]: 'not_accepted' } }, { status: 422 });
    case '429':
      return new Response(null, { status: 429, headers: { 'Retry-After': String(retryAfter) } });
    case '500':
      return new Response(null, { status: 500 });
  }
}

/** What the browser itself says of the network, as it does where there is none. */
function tellOffline(isOffline: boolean): void {
  if (isOffline) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  } else Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
