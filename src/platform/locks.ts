import { onPageLeft } from './browser';

/** Tabs run in different processes. After this time all of them see what one of them has stored. */
const storagePropagationMs = 500;

/** Limits the wait for the lock of another tab: a sleeping tab may hold its lock forever. */
const lockTimeoutMs = 3_000;

interface Turn {
  /** Resolves when no other tab runs work of the name. */
  readonly acquired: Promise<void>;
  /** Whether this tab has run work of the name since the last check. */
  isUsed: boolean;
}

/**
 * Runs work while no other tab of this browser runs work of the same name. The lock is held for a moment longer, because other tabs
 * see stored values with a delay, even a tab that has waited for the lock. Work of the same name in this tab runs meanwhile. If the
 * browser has no locks for this page (an insecure address, a blocked storage), or another tab does not release its lock, the work
 * runs anyway.
 */
export const runExclusive = createRunExclusive();

/** Creates the function for one tab. Exported for tests with several tabs. */
export function createRunExclusive() {
  /** Locks that this tab holds or waits for, by name. */
  const turns = new Map<string, Turn>();
  return async <Result>(name: string, work: () => Result): Promise<Result> => {
    const turn = turns.get(name) ?? requestTurn(name, turns);
    await turn.acquired;
    turn.isUsed = true;
    return work();
  };
}

function requestTurn(name: string, turns: Map<string, Turn>): Turn {
  let acquire = (): void => undefined;
  const acquired = new Promise<void>((resolve) => {
    acquire = resolve;
  });
  const turn = { acquired, isUsed: false };
  turns.set(name, turn);
  const end = () => {
    acquire();
    turns.delete(name);
  };
  const holdLock = async () => {
    acquire();
    let isPageLeft: boolean;
    do {
      turn.isUsed = false;
      isPageLeft = await waitForPropagation();
    } while (turn.isUsed && !isPageLeft);
    end();
  };
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const request = new AbortController();
  // The work runs without the lock if the browser refuses it or the wait takes too long.
  if (locks === undefined) end();
  else locks.request(name, { signal: request.signal }, holdLock).catch(end);
  const timer = setTimeout(() => request.abort(), lockTimeoutMs);
  void acquired.then(() => clearTimeout(timer));
  return turn;
}

/**
 * Resolves to whether the page was left meanwhile, and resolves at once in that case: the browser does not put a page that holds a
 * lock into its back-forward cache.
 */
function waitForPropagation(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isPageLeft: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isPageLeft);
    };
    const unsubscribe = onPageLeft(() => end(true));
    const timer = setTimeout(() => end(false), storagePropagationMs);
  });
}
