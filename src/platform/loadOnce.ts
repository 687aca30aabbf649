/** A loading that happens once, whoever asks; one that failed is tried again by the next who asks. */
export interface Loading<T> {
  (): Promise<T>;
  /** What was loaded, if it is there already: nobody waits a turn for that. */
  readonly atHand: () => T | null;
}

export function loadOnce<T>(load: () => Promise<T>): Loading<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  const once = () => {
    loading ??= load().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return Object.assign(once, { atHand: () => loaded });
}

/** The same for each of several things: what was loaded for one is at hand for it alone. */
export function loadOncePer<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Loading<T> {
  const loads = new Map<Key, Loading<T>>();
  return (key) => {
    const once = loads.get(key) ?? loadOnce(() => load(key));
    loads.set(key, once);
    return once;
  };
}
