/** A tab that asks for a lock. */
interface LockOwner {
  readonly tab: number;
  /** Resolves when the tab is awake, to whether it is still open. */
  readonly isReady: () => Promise<boolean>;
}

/** The locks of a browser, by name. */
export interface BrowserLocks {
  /** Runs work while no other tab runs work of the name, as `platform/storage/locks.ts` does. */
  readonly run: <Result>(
    owner: LockOwner,
    name: string,
    work: () => Result | Promise<Result>,
  ) => Promise<Result>;
  /** A tab that is left, closed or frozen holds nothing. */
  readonly release: (tab: number) => void;
}

/** What a tab holds: its works under way, and who waits for their end. */
interface Hold {
  readonly tab: number;
  running: number;
  readonly waiting: (() => void)[];
}

/** Creates the locks of a browser. Whoever waits does so without a limit, and no lock outlives its work: every tab sees what is stored at once. */
export function createLocks(): BrowserLocks {
  const holds = new Map<string, Hold>();
  const end = (name: string, hold: Hold) => {
    if (holds.get(name) === hold) holds.delete(name);
    for (const goOn of hold.waiting.splice(0)) goOn();
  };
  return {
    run: async ({ tab, isReady }, name, work) => {
      for (;;) {
        if (!(await isReady())) return new Promise(() => undefined);
        const other = holds.get(name);
        if (other === undefined || other.tab === tab) break;
        await new Promise<void>((resolve) => {
          other.waiting.push(resolve);
        });
      }
      const hold = holds.get(name) ?? { tab, running: 0, waiting: [] };
      holds.set(name, hold);
      hold.running += 1;
      try {
        return await work();
      } finally {
        hold.running -= 1;
        if (hold.running === 0) end(name, hold);
      }
    },
    release: (tab) => {
      for (const [name, hold] of holds) if (hold.tab === tab) end(name, hold);
    },
  };
}
