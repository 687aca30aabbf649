/**
 * The browser's events and facts that the application waits for. Each function touches the browser when it is called, and
 * only then.
 */

type Stop = () => void;

function on(target: EventTarget, names: readonly string[], listener: () => void): Stop {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

export const isOnline = (): boolean => navigator.onLine;
export const onOnline = (listener: () => void): Stop => on(window, ['online'], listener);
export const isHidden = (): boolean => document.visibilityState === 'hidden';
export const onVisibility = (listener: () => void): Stop => on(document, ['visibilitychange'], listener);

/** Calls when the page is being hidden or left: the last moment at which something can be kept. */
export function onLeaving(listener: () => void): Stop {
  const stopHiding = on(document, ['visibilitychange'], () => {
    if (isHidden()) listener();
  });
  const stopLeaving = onLeft(listener);
  return () => {
    stopHiding();
    stopLeaving();
  };
}

/** Calls when the page is left, for good or for the browser's back-forward cache. */
export const onLeft = (listener: () => void): Stop => on(window, ['pagehide'], listener);

/** Calls when the page comes back from the browser's back-forward cache. */
export function onRestored(listener: () => void): Stop {
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', restored);
  return () => window.removeEventListener('pageshow', restored);
}

/** Resolves in a task of its own, so that the browser can hear and paint in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Milliseconds after which what can wait has waited long enough. */
const idleLimit = 500;

/** Resolves when the browser has nothing else to do; in a task of its own where it cannot tell. */
export function idle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: idleLimit }));
}

/** Milliseconds after which nobody waits for a frame any more: a covered window paints none. */
const frameLimit = 200;

/** Runs when what was just done is painted and what came meanwhile was heard, or soon where nothing is painted. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => void nextTask().then(nextTask).then(once));
  setTimeout(once, frameLimit);
}

/** Resolves after so many milliseconds; rejects when the signal fires first. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopped = () => {
      clearTimeout(timer);
      reject(new DOMException('The wait was stopped.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stopped);
      resolve();
    }, milliseconds);
    if (signal.aborted) stopped();
    else signal.addEventListener('abort', stopped, { once: true });
  });
}

/** What happened to a key of local storage; a null key means all of them at once. */
export interface StoredChange {
  readonly key: string | null;
  readonly isRemoved: boolean;
}

/** Calls with the key of a value that another tab changed in local storage; null when it was emptied. */
export function onStored(listener: (change: StoredChange) => void): Stop {
  const stored = (event: StorageEvent) => {
    if (event.storageArea === null || isLocal(event.storageArea))
      listener({ key: event.key, isRemoved: event.newValue === null });
  };
  window.addEventListener('storage', stored);
  return () => window.removeEventListener('storage', stored);
}

function isLocal(area: Storage): boolean {
  try {
    return area === window.localStorage;
  } catch {
    return false;
  }
}
