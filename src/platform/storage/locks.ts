import { onPageLeftOrFrozen } from '../events/browser';

/** Tabs run in different processes. After this time all of them see what one of them has stored. */
const storagePropagationMs = 500;

/** Limits the wait for the lock of another tab, whose call may never be answered. */
const lockTimeoutMs = 10_000;

interface HeldLock {
  /** Resolves when no other tab runs work of the name. */
  readonly acquired: Promise<void>;
  /** How many works of the name run in this tab. */
  running: number;
  /** Whether this tab has ended work of the name since the last check. */
  isUsed: boolean;
}

/**
 * Runs work while no other tab of this browser runs work of the same name. The lock is held for a moment longer, because other tabs
 * see stored values with a delay, even a tab that has waited for the lock, and until the page is left or frozen. Work of the same name
 * in this tab runs meanwhile. If the browser has no locks for this page (an insecure address, a blocked storage), or another tab does
 * not release its lock, the work runs anyway.
 */
export const runExclusive = createRunExclusive();

/** Creates the function for one tab. Exported for tests with several tabs. */
export function createRunExclusive() {
  /** Locks that this tab holds or waits for, by name. */
  const held = new Map<string, HeldLock>();
  return async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    const lock = held.get(name) ?? requestLock(name, held);
    await lock.acquired;
    lock.running += 1;
    try {
      return await work();
    } finally {
      lock.running -= 1;
      lock.isUsed = true;
    }
  };
}

function requestLock(name: string, held: Map<string, HeldLock>): HeldLock {
  let acquire = (): void => undefined;
  const acquired = new Promise<void>((resolve) => {
    acquire = resolve;
  });
  const lock: HeldLock = { acquired, running: 0, isUsed: false };
  held.set(name, lock);
  const end = () => {
    acquire();
    held.delete(name);
  };
  const holdLock = async () => {
    acquire();
    let isPageLeft: boolean;
    do {
      lock.isUsed = false;
      isPageLeft = await waitForPropagation();
    } while ((lock.running > 0 || lock.isUsed) && !isPageLeft);
    end();
  };
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const request = new AbortController();
  // The work runs without the lock if the browser refuses it or the wait takes too long.
  if (locks === undefined) end();
  else locks.request(name, { signal: request.signal }, holdLock).catch(end);
  const timer = setTimeout(() => request.abort(), lockTimeoutMs);
  void acquired.then(() => clearTimeout(timer));
  return lock;
}

/**
 * Resolves to whether the page was left or frozen meanwhile, and resolves at once in that case: the browser does not put a page that holds
 * a lock into its back-forward cache, and a frozen page would keep the other tabs waiting.
 */
function waitForPropagation(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isPageLeft: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isPageLeft);
    };
    const unsubscribe = onPageLeftOrFrozen(() => end(true));
    const timer = setTimeout(() => end(false), storagePropagationMs);
  });
}
