/** A loading that happens once, whoever asks; one that failed is tried again by the next who asks. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The same for each of several things: what was loaded for one is at hand for it alone. */
export function loadOncePer<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const loads = new Map<Key, () => Promise<T>>();
  return (key) => {
    const once = loads.get(key) ?? loadOnce(() => load(key));
    loads.set(key, once);
    return once();
  };
}
