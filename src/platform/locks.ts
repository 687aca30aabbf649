import { onLeft } from './browser';

/** Milliseconds in which the tabs of a browser, each in a process of its own, come to see what one of them has stored. */
const untilSeen = 500;

/** Milliseconds that work waits for the work of another tab at most: one that sleeps may hold its lock without end. */
const patience = 3_000;

interface Turn {
  /** Resolves when no other tab does work of the name. */
  readonly begun: Promise<void>;
  /** Whether work was done since it was last looked. */
  isUsed: boolean;
}

/**
 * Does the work while no other tab of this browser does work of the same name, nor for a moment after: what a tab stores is seen
 * late by the others, also by one that has waited for its turn. This tab's own work of the name goes on meanwhile. Where the
 * browser has no locks for this page (an insecure address, a blocked storage), or the other tab keeps its own, the work is done
 * all the same.
 */
export const exclusively = makeExclusively();

/** The same for one tab. Exported for its tests, in which several stand beside each other. */
export function makeExclusively() {
  /** What this tab holds or waits for, by name. */
  const turns = new Map<string, Turn>();
  return async <Result>(name: string, work: () => Result): Promise<Result> => {
    const turn = turns.get(name) ?? take(name, turns);
    await turn.begun;
    turn.isUsed = true;
    return work();
  };
}

function take(name: string, turns: Map<string, Turn>): Turn {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const turn = { begun, isUsed: false };
  turns.set(name, turn);
  const end = () => {
    begin();
    turns.delete(name);
  };
  const keep = async () => {
    begin();
    let isLeft: boolean;
    do {
      turn.isUsed = false;
      isLeft = await aMoment();
    } while (turn.isUsed && !isLeft);
    end();
  };
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const waiting = new AbortController();
  // Where the lock is refused, or does not come, the work is done without it.
  if (locks === undefined) end();
  else locks.request(name, { signal: waiting.signal }, keep).catch(end);
  const timer = setTimeout(() => waiting.abort(), patience);
  void begun.then(() => clearTimeout(timer));
  return turn;
}

/** Answers whether the page is left: then it ends at once, because one that holds a lock is not kept for the way back. */
function aMoment(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isLeft: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isLeft);
    };
    const stop = onLeft(() => end(true));
    const timer = setTimeout(() => end(false), untilSeen);
  });
}
