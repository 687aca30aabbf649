/** Loads a value once for all callers. After a failure the next call tries again. */
export interface LazyLoader<T> {
  (): Promise<T>;
  /** The loaded value, without waiting for a promise; null before it is loaded. */
  readonly getLoaded: () => T | null;
}

/** A loader whose value a render can wait for. */
export interface RenderLoader<T> extends LazyLoader<T> {
  /** The promise of the first render that waits; the same one after a failure, because React asks for it at each attempt. */
  readonly waitInRender: () => Promise<T>;
}

export function loadOnce<T>(load: () => Promise<T>): RenderLoader<T> {
  let loading: Promise<T> | null = null;
  let awaited: Promise<T> | null = null;
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
  return Object.assign(once, { getLoaded: () => loaded, waitInRender: () => (awaited ??= once()) });
}

/** Loads a value together with others that it needs. It counts as loaded when all of them are. */
export function loadTogether<T>(main: LazyLoader<T>, others: readonly LazyLoader<unknown>[]): LazyLoader<T> {
  const all = async () => {
    const [loaded] = await Promise.all([main(), ...others.map((other) => other())]);
    return loaded;
  };
  const isLoaded = (other: LazyLoader<unknown>) => other.getLoaded() !== null;
  return Object.assign(all, { getLoaded: () => (others.every(isLoaded) ? main.getLoaded() : null) });
}

/** Resolves to whether the work succeeded. For preloading: code that needs the result loads it again after a failure. */
export function didSucceed(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/**
 * Starts what loads late. Nothing starts if it does not load.
 *
 * @param start returns the function that stops it
 * @returns stops it, also before it has started
 */
export function startLate(start: () => Promise<() => void>): () => void {
  let isStopped = false;
  let stop: (() => void) | null = null;
  const startUnlessStopped = async () => {
    stop = await start();
    if (isStopped) stop();
  };
  void didSucceed(startUnlessStopped());
  return () => {
    isStopped = true;
    stop?.();
  };
}
