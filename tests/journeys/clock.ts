/** A timer that has not run yet. */
interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** The first day of every journey. The samples of the answers are valid on it. */
const firstMoment = Date.parse('2026-11-20T12:00:00Z');

/** The application stores a change after the next paint. */
const paintMs = 20;

/** More rounds of the event loop than anything takes that needs no time. */
const maxRounds = 10_000;

const neverRests = 'the tabs never rest: each change brings another one';

/** More paints than anything takes to be painted and stored. */
const maxPaints = 500;

/**
 * The rounds of the event loop in which nothing may happen until a journey counts as at rest. Rounds are no time: a busy machine needs as
 * many. What is not done by the event loop alone is tracked (`track`).
 */
const quietRounds = 8;

/**
 * The time of a journey. No real time passes: `Date.now` and `setTimeout` follow this clock until `uninstall`. The device's clock can
 * differ from the real time, which the server knows.
 */
export interface JourneyClock {
  /** The real time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds by which the device's clock is ahead of the real time. */
  readonly getDeviceAheadMs: () => number;
  readonly setDevice: (milliseconds: number) => void;
  /** Reports that something happened, so that `settle` waits for what follows from it. */
  readonly touch: () => void;
  /** Waits until nothing happens any more without time passing. */
  readonly settle: () => Promise<void>;
  /** Lets time pass. Timers run in their order, and each is followed to its end. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Lets time pass until everything that happened was painted and stored. */
  readonly paint: () => Promise<void>;
  /** Whether `settle` must wait for this work. */
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Whether something happens if time passes. */
  readonly hasTimers: () => boolean;
  readonly uninstall: () => void;
}

/** Starts the time of a journey. */
export function installClock(): JourneyClock {
  const realNow = Date.now;
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
  const timers = new Map<number, Timer>();
  let now = firstMoment;
  let deviceAheadMs = 0;
  let timerIds = 0;
  let changes = 0;
  let pendingWork = 0;

  const touch = () => {
    changes += 1;
  };
  const fakeSetTimeout = (run: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
    timerIds += 1;
    timers.set(timerIds, { at: now + Math.max(delayMs, 0), run: () => run(...args) });
    return timerIds;
  };
  const findNextTimer = (until: number): readonly [number, Timer] | null => {
    let next: readonly [number, Timer] | null = null;
    for (const entry of timers) {
      if (entry[1].at <= until && (next === null || entry[1].at < next[1].at)) next = entry;
    }
    return next;
  };
  const settle = async () => {
    for (let quiet = 0, rounds = 0; quiet < quietRounds; rounds += 1) {
      if (rounds > maxRounds) throw new Error(neverRests);
      const before = changes;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = changes === before && pendingWork === 0 ? quiet + 1 : 0;
    }
  };

  // Whole milliseconds, as in a browser: a timer may end between two.
  Date.now = () => Math.floor(now) + deviceAheadMs;
  Reflect.set(globalThis, 'setTimeout', fakeSetTimeout);
  Reflect.set(globalThis, 'clearTimeout', (id: number) => void timers.delete(id));
  const pass = async (milliseconds: number) => {
    const until = now + milliseconds;
    await settle();
    for (let next = findNextTimer(until); next !== null; next = findNextTimer(until)) {
      const [id, { at, run }] = next;
      timers.delete(id);
      now = Math.max(now, at);
      run();
      touch();
      await settle();
    }
    now = until;
  };
  return {
    now: () => now,
    getDeviceAheadMs: () => deviceAheadMs,
    setDevice: (milliseconds) => {
      deviceAheadMs = milliseconds;
    },
    touch,
    settle,
    pass,
    paint: async () => {
      for (let before = -1, paints = 0; before !== changes; paints += 1) {
        if (paints > maxPaints) throw new Error(neverRests);
        before = changes;
        await pass(paintMs);
      }
    },
    track: async (work) => {
      pendingWork += 1;
      try {
        return await work;
      } finally {
        pendingWork -= 1;
        touch();
      }
    },
    hasTimers: () => timers.size > 0,
    uninstall: () => {
      Date.now = realNow;
      Reflect.set(globalThis, 'setTimeout', realSetTimeout);
      Reflect.set(globalThis, 'clearTimeout', realClearTimeout);
    },
  };
}
