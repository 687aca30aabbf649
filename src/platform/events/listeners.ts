/** Listeners of one kind of event. */
export interface Listeners<Event> {
  /** Calls the listener at each event. Returns the function that unsubscribes. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  readonly notify: (event: Event) => void;
}

/** @template Event what a listener is told; `void` if it reads what has changed itself */
export function createListeners<Event = void>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
}
