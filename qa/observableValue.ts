import { createListeners } from '../src/platform/events/listeners';

/** A value with subscribers, for `useSyncExternalStore`. */
export interface ObservableValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObservableValue<Value>(initial: Value): ObservableValue<Value> {
  let value = initial;
  const { subscribe, notify } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      notify();
    },
    subscribe,
  };
}
