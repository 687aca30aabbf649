/** Events and properties of the browser. Each function accesses the browser only when it is called. */

type Unsubscribe = () => void;

function on(target: EventTarget, names: readonly string[], listener: () => void): Unsubscribe {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

export const isOnline = (): boolean => navigator.onLine;
export const onOnline = (listener: () => void): Unsubscribe => on(window, ['online'], listener);

/** Does the work at once if there is a network, else when it is back. */
export function whenOnline(work: () => void): Unsubscribe {
  if (!isOnline()) return onOnline(work);
  work();
  return () => undefined;
}

export const isPageHidden = (): boolean => document.visibilityState === 'hidden';
export const onVisibilityChange = (listener: () => void): Unsubscribe =>
  on(document, ['visibilitychange'], listener);

/** Calls the listener when the page is hidden or left: the last moment to store something. */
export function onPageHiddenOrLeft(listener: () => void): Unsubscribe {
  const stopListening = on(document, ['visibilitychange'], () => {
    if (isPageHidden()) listener();
  });
  const stopPageHide = onPageLeft(listener);
  return () => {
    stopListening();
    stopPageHide();
  };
}

/** Calls the listener when the page is left, also if the browser keeps it in the back-forward cache. */
export const onPageLeft = (listener: () => void): Unsubscribe => on(window, ['pagehide'], listener);

/** Calls the listener when the page is left or frozen: it runs nothing after this. */
export function onPageLeftOrFrozen(listener: () => void): Unsubscribe {
  const stopPageHide = onPageLeft(listener);
  const stopFreeze = on(document, ['freeze'], listener);
  return () => {
    stopPageHide();
    stopFreeze();
  };
}

/**
 * Calls the listener before the browser leaves the page, when the page around this frame still gets its messages. Browsers that do not
 * report that in a frame call it when the page is left.
 */
export function onPageLeaving(listener: () => void): Unsubscribe {
  let isReportedBefore = false;
  const stopListening = on(window, ['beforeunload'], () => {
    isReportedBefore = true;
    listener();
  });
  const stopPageHide = onPageLeft(() => {
    if (!isReportedBefore) listener();
  });
  return () => {
    stopListening();
    stopPageHide();
  };
}

/** Calls the listener when the page returns from the back-forward cache. */
export function onPageRestored(listener: () => void): Unsubscribe {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

const inputEvents = ['pointerdown', 'keydown', 'beforeinput', 'input', 'change', 'click', 'submit'];

/**
 * Calls the listener at each input of the person, before anything else handles it: a pointer, a key, a press, or what the browser fills in.
 *
 * @param listener gets whether a button is pressed or a form submitted. Returns whether the input still has what it was meant for. If not,
 * nothing else handles it
 */
export function onPersonInput(listener: (isPress: boolean) => boolean): void {
  const onInput = (event: Event) => {
    const { type, target } = event;
    const isButton = target instanceof Element && target.closest('button') !== null;
    if (listener(type === 'submit' || (type === 'click' && isButton))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const name of inputEvents) window.addEventListener(name, onInput, true);
}

/** Resolves in a new task, so that the browser can handle input and paint before. */
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

const idleTimeoutMs = 500;

/** Resolves when the browser is idle, or in a new task if the browser cannot report that. */
export function waitForIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs }));
}

/** A covered window paints no frames, so the wait for one is limited. */
const frameTimeoutMs = 200;

/** Runs the work after the next paint and the input that has arrived by then, or soon if the window is not painted. */
export function runAfterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => void nextTask().then(nextTask).then(once));
  setTimeout(once, frameTimeoutMs);
}

/** Resolves after a delay. Rejects if the signal is aborted first. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new DOMException('The wait was stopped.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
