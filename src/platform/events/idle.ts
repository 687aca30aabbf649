/**
 * What a person does on a page. A moving pointer does not count: browsers also report a move when the page changes below a pointer
 * that rests.
 */
const touchEvents = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll'] as const;
/** After these the page may have been asleep, with its timers. */
const wakeEvents = ['focus', 'pageshow', 'visibilitychange', 'resume'] as const;

interface IdleOptions {
  /** The last touch before the watch began, in milliseconds since the epoch. */
  readonly touchedAt: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Whether a page that was last touched at this moment is idle now. */
  readonly isIdle: (touchedAt: number) => boolean;
  /** When an untouched page becomes idle, in milliseconds. */
  readonly delayMs: number;
  /**
   * Called when the page is idle: at once if it is already.
   *
   * @param resume counts as a touch, and watches again
   */
  readonly onIdle: (resume: () => void) => void;
}

/**
 * Calls a listener when nobody has touched the page for a while. A page that was asleep or in the back-forward cache is checked when
 * it wakes, and before a touch counts.
 *
 * @returns reads the last touch, in milliseconds since the epoch
 */
export function watchIdle({ touchedAt, now, isIdle, delayMs, onIdle }: IdleOptions): () => number {
  let lastTouch = touchedAt;
  let isReported = false;
  const resume = () => {
    lastTouch = now();
    isReported = false;
    check();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the page is idle. A clock that was set back makes the last touch one of now, so that nothing waits for days. */
  const isIdleNow = () => {
    lastTouch = Math.min(lastTouch, now());
    return isIdle(lastTouch);
  };
  const check = (): boolean => {
    if (isReported) return true;
    clearTimeout(timer);
    isReported = isIdleNow();
    if (isReported) onIdle(resume);
    else timer = setTimeout(check, lastTouch + delayMs - now());
    return isReported;
  };
  /** Sets no timer, because each key is a touch. */
  const checkIfLate = () => isReported || (isIdleNow() && check());
  const touch = () => {
    if (!checkIfLate()) lastTouch = now();
  };
  for (const name of touchEvents) window.addEventListener(name, touch, { capture: true, passive: true });
  for (const name of wakeEvents) window.addEventListener(name, checkIfLate, { capture: true });
  check();
  return () => lastTouch;
}
