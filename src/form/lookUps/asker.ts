/** What it is asked by, with the signal that another value has overtaken this one. */
type Ask<Found> = (value: string, signal: AbortSignal) => Promise<Found | null>;

export interface Asker<Found> {
  /** What was found with a value; undefined when another value has overtaken it, null when nothing was found or it failed. */
  readonly ask: (value: string, ask: Ask<Found>) => Promise<Found | null | undefined>;
  /** Whether it was asked with this value last. */
  readonly isAbout: (value: string) => boolean;
  /** Gives up what is under way. */
  readonly stop: () => void;
}

/** Asks with one value after the other. What was found is not asked for again; only the latest value counts. */
export function makeAsker<Found>(): Asker<Found> {
  const known = new Map<string, Found>();
  let latest: { readonly value: string; readonly controller: AbortController } | null = null;
  const stop = () => {
    latest?.controller.abort();
    latest = null;
  };
  return {
    ask: async (value, ask) => {
      stop();
      const controller = new AbortController();
      latest = { value, controller };
      const found = known.get(value) ?? (await ask(value, controller.signal).catch(() => null));
      if (found !== null) known.set(value, found);
      return controller.signal.aborted ? undefined : found;
    },
    isAbout: (value) => latest?.value === value,
    stop,
  };
}
