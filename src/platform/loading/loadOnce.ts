/** Loads a value once for all callers. After a failure the next call tries again. */
export interface LazyLoader<T> {
  (): Promise<T>;
  /** The loaded value, without waiting for a promise; null before it is loaded. */
  readonly getLoaded: () => T | null;
  /** Resolves with the first success, whoever has loaded. */
  readonly whenLoaded: Promise<T>;
  /** The promise of the first render that waits; the same one after a failure, because React asks for it at each attempt. */
  readonly waitInRender: () => Promise<T>;
}

export function loadOnce<T>(load: () => Promise<T>): LazyLoader<T> {
  let loading: Promise<T> | null = null;
  let awaited: Promise<T> | null = null;
  let loaded: T | null = null;
  let resolveLoaded: (value: T) => void;
  const whenLoaded = new Promise<T>((resolve) => (resolveLoaded = resolve));
  const once = () => {
    loading ??= load().then(
      (value) => {
        loaded = value;
        resolveLoaded(value);
        return value;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return Object.assign(once, {
    getLoaded: () => loaded,
    whenLoaded,
    waitInRender: () => (awaited ??= once()),
  });
}

/** Resolves to whether the work succeeded. For preloading: code that needs the result loads it again after a failure. */
export function didSucceed(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
