import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { readMetric } from '../measure/formWalk';
import { readHeapMegabytes } from '../measure/heap';

/** What a page holds at a moment. */
export interface Holdings {
  /** The used script heap after garbage collection. */
  readonly heapMegabytes: number;
  /** Event listeners of the document and its elements. */
  readonly listeners: number;
  /** Nodes that the engine keeps, also those outside of the document. */
  readonly nodes: number;
  /** Timers that are set and have not ended. */
  readonly timers: number;
  /** The characters of all keys and values in local and session storage. */
  readonly storedCharacters: number;
}

declare global {
  interface Window {
    /** The ids of the timers that are set and have not ended. */
    openTimers: Set<unknown>;
  }
}

/**
 * Counts the timers of the page from its start. Runs in the page, so it may use nothing from outside, and no function with a name: `tsx`
 * adds a call to those.
 */
export function countTimers(): void {
  const open = new Set<unknown>();
  window.openTimers = open;
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(call, _self, [work, ...rest]: unknown[]) {
      const ids: unknown[] = [];
      ids[0] = Reflect.apply(call, window, [
        (...values: unknown[]) => {
          open.delete(ids[0]);
          if (typeof work === 'function') Reflect.apply(work, window, values);
        },
        ...rest,
      ]);
      open.add(ids[0]);
      return ids[0];
    },
  });
  window.setInterval = new Proxy(window.setInterval, {
    apply(call, _self, values: unknown[]) {
      const id: unknown = Reflect.apply(call, window, values);
      open.add(id);
      return id;
    },
  });
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(call, _self, [id]: unknown[]) {
      open.delete(id);
      Reflect.apply(call, window, [id]);
    },
  });
  window.clearInterval = new Proxy(window.clearInterval, {
    apply(call, _self, [id]: unknown[]) {
      open.delete(id);
      Reflect.apply(call, window, [id]);
    },
  });
}

export async function readHoldings(page: Page, cdp: CDPSession): Promise<Holdings> {
  const heapMegabytes = await readHeapMegabytes({ cdp });
  const { timers, storedCharacters } = await page.evaluate(() => {
    const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return {
      timers: window.openTimers.size,
      storedCharacters: stored.reduce((sum, [key, value]) => sum + key.length + String(value).length, 0),
    };
  });
  return {
    heapMegabytes,
    listeners: await readMetric(cdp, 'JSEventListeners'),
    nodes: await readMetric(cdp, 'Nodes'),
    timers,
    storedCharacters,
  };
}

/** The calls of all pages of a context since the start. */
export interface CallCount {
  readonly all: () => number;
  /** Creates with different keys: repeats of one create count once. */
  readonly creates: () => number;
}

export function countCalls(context: BrowserContext): CallCount {
  let all = 0;
  const keys = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    all += 1;
    if (request.method() === 'POST' && request.url().endsWith('/lead'))
      keys.add(request.headers()['idempotency-key'] ?? '');
  });
  return { all: () => all, creates: () => keys.size };
}
