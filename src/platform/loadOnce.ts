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

/** One loading that is nothing without others: it ends when all of them have, and is at hand as soon as all are, whoever asked for them. */
export function loadWith<T>(main: Loading<T>, others: readonly Loading<unknown>[]): Loading<T> {
  const all = async () => {
    const [loaded] = await Promise.all([main(), ...others.map((other) => other())]);
    return loaded;
  };
  const isThere = (other: Loading<unknown>) => other.atHand() !== null;
  return Object.assign(all, { atHand: () => (others.every(isThere) ? main.atHand() : null) });
}

/** Whether it came to a good end: for what is loaded ahead, and loaded again by who needs it. */
export function succeeded(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
