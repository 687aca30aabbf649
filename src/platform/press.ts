const pressEvents = ['click', 'submit'] as const;

/** Calls the listener before anything else hears of a press or a submit. Returns the unsubscribe function. */
export function onPress(listener: () => void): () => void {
  for (const name of pressEvents) window.addEventListener(name, listener, { capture: true });
  return () => {
    for (const name of pressEvents) window.removeEventListener(name, listener, { capture: true });
  };
}

/**
 * Runs the work when nothing is pressed any more: after the events of a tap, or when the mouse button is up. What moves earlier takes the
 * click away from what is pressed, because a press takes the focus before it clicks.
 */
export function afterPress(work: () => void, delayMs = 0): void {
  setTimeout(() => {
    if (document.querySelector(':active') === null) work();
    else afterPress(work, 50);
  }, delayMs);
}
