import type { PlatformEvent } from '../domain/tracking/platformEvent';
import type { Purpose } from '../domain/tracking/purposes';
import { loadOnce } from '../platform/loadOnce';
import type { Adapter } from './adapter';
import type { AdapterDependencies } from './adapterDependencies';

/** A platform of this build (`virtual:platforms`). */
export interface PlatformEntry {
  readonly name: string;
  readonly purpose: Purpose;
  readonly acceptedEvents: readonly PlatformEvent['name'][];
  /** Loads the adapter's code. */
  readonly loadAdapter: (dependencies: AdapterDependencies) => Promise<Adapter>;
}

/** An adapter whose code loads when it starts, which is after consent. */
export function createLazyAdapter(
  { loadAdapter }: Pick<PlatformEntry, 'loadAdapter'>,
  dependencies: AdapterDependencies,
): Adapter {
  const load = loadOnce(() => loadAdapter(dependencies));
  let changes = 0;
  return {
    start: async () => {
      changes += 1;
      const change = changes;
      const adapter = await load();
      if (change !== changes)
        return { skippedBecause: 'consent was withdrawn while the platform was loading' };
      return adapter.start();
    },
    send: (event, identity) => load.getLoaded()?.send(event, identity),
    onConsentChange: () => load.getLoaded()?.onConsentChange?.(),
    stop: () => {
      changes += 1;
      return load.getLoaded()?.stop() ?? { needsReload: false };
    },
  };
}
