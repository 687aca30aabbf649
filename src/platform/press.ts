const pressEvents = ['click', 'submit'] as const;

/** Calls the listener before anything else hears of a press or a submit. Returns the unsubscribe function. */
export function onPress(listener: () => void): () => void {
  for (const name of pressEvents) window.addEventListener(name, listener, { capture: true });
  return () => {
    for (const name of pressEvents) window.removeEventListener(name, listener, { capture: true });
  };
}
