/** Makes one request. The signal aborts when a later value replaces this one. */
type Request<Found> = (value: string, signal: AbortSignal) => Promise<Found | null>;

export interface LatestQuery<Found> {
  /** Resolves to what was found; to undefined if another value has replaced this one; to null if nothing was found or it failed. */
  readonly run: (value: string, request: Request<Found>) => Promise<Found | null | undefined>;
  /** Whether the latest request was made with this value. */
  readonly isCurrent: (value: string) => boolean;
  readonly cancel: () => void;
}

/**
 * Makes requests of which only the latest counts. Results are cached by value; failures are not.
 *
 * @param whenReleased resolves when nothing is pressed: what a result shows moves the screen, and would take the click away
 */
export function createLatestQuery<Found>(whenReleased: () => Promise<void>): LatestQuery<Found> {
  const cache = new Map<string, Found>();
  let latest: { readonly value: string; readonly controller: AbortController } | null = null;
  const cancel = () => {
    latest?.controller.abort();
    latest = null;
  };
  return {
    run: async (value, request) => {
      cancel();
      const controller = new AbortController();
      latest = { value, controller };
      const found = cache.get(value) ?? (await request(value, controller.signal).catch(() => null));
      if (found !== null) cache.set(value, found);
      await whenReleased();
      return controller.signal.aborted ? undefined : found;
    },
    isCurrent: (value) => latest?.value === value,
    cancel,
  };
}
