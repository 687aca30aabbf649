import type { PlatformEvent } from '../domain/tracking/platformEvent';
import type { Purpose } from '../domain/tracking/purposes';
import { loadOnce } from '../platform/loadOnce';
import type { Adapter } from './adapter';
import type { AdapterDependencies } from './adapterDependencies';
import { createLatestChange, overtaken } from './latestChange';

/** A platform of this build (`virtual:platforms`). */
export interface PlatformEntry {
  readonly name: string;
  readonly purpose: Purpose;
  readonly acceptedEvents: readonly PlatformEvent['name'][];
  /** Loads the adapter's code. */
  readonly loadAdapter: (dependencies: AdapterDependencies) => Promise<Adapter>;
}

/** An adapter whose code loads when it starts, which is after consent. */
export interface LazyAdapter extends Adapter {
  /** Removes the cookies and keys that the platform left in an earlier visit, also if it has not started in this one. */
  readonly removeTraces: () => Promise<void>;
}

/** Creates an adapter that loads its code with the first start. */
export function createLazyAdapter(
  { loadAdapter }: Pick<PlatformEntry, 'loadAdapter'>,
  dependencies: AdapterDependencies,
): LazyAdapter {
  const load = loadOnce(() => loadAdapter(dependencies));
  const beginChange = createLatestChange();
  return {
    start: async () => {
      const isLatest = beginChange();
      const adapter = await load();
      return isLatest() ? adapter.start() : overtaken;
    },
    send: (event, identity) => load.getLoaded()?.send(event, identity),
    onConsentChange: () => load.getLoaded()?.onConsentChange?.(),
    stop: () => {
      beginChange();
      return load.getLoaded()?.stop() ?? { needsReload: false };
    },
    removeTraces: async () => {
      const isLatest = beginChange();
      const adapter = await load();
      if (isLatest()) adapter.stop();
    },
  };
}
