import { configuration } from 'virtual:configuration';
import { loadQa } from 'virtual:qa';
import { loadTracking } from 'virtual:tracking';
import { nextTask } from '../../platform/events/browser';
import { isFramed } from '../../platform/frame/frame';
import { didSucceed } from '../../platform/loading/loadOnce';
import { interceptNetwork } from '../../platform/network/network';
import type { LogRelay } from '../../platform/reports/logRelay';
import { removeUsedArrivals } from '../../tracking/usedArrivals';
import { experiment, buildPage } from '../wiring/buildPage';
import type { ScreenServices } from '../../screens/services';
import type { ConsentControls } from '../wiring/consent';
import type { QaDependencies } from '../wiring/qaDependencies';
import type { TrackingDependencies } from '../wiring/trackingDependencies';
import { startTracker } from './startTracker';
import type { StartPhases } from './startPhases';

/** Starts third parties and the QA drawer, if the build has any. */
export async function startOptionalFeatures(
  {
    context: { storages, relay },
    visit: { query, decision },
    application: { store, log, consent, trackingQueue: queue },
  }: StartPhases,
  { answers: { loadReader }, loadLateAssets }: ScreenServices,
): Promise<void> {
  await startThirdPartyTracking({ store, storages, queue, adClick: decision.adClick, log }, consent, relay);
  await openQaDrawer({ store, query, loadReader, loadLateAssets, ledger: consent?.ledger ?? null });
}

async function startThirdPartyTracking(
  dependencies: Omit<TrackingDependencies, 'consent' | 'ledger' | 'relay'>,
  consent: ConsentControls | null,
  relay: LogRelay | null,
): Promise<void> {
  if (loadTracking === null || consent === null || relay === null) return;
  // Here, because a blocker may stop the code of the tracker.
  removeUsedArrivals(dependencies.storages.session);
  await nextTask();
  const { manager, ledger } = consent;
  const load = loadTracking;
  startTracker({
    load: async () => {
      const { startTracking } = await load();
      return () => startTracking({ ...dependencies, consent: manager, ledger, relay });
    },
    onChoice: manager.subscribe,
    log: dependencies.log,
  });
}

/** Opens the QA drawer. Only the development server and a staging build contain it. */
async function openQaDrawer(
  dependencies: Omit<QaDependencies, 'page' | 'experiment' | 'configuration' | 'interceptNetwork'>,
): Promise<void> {
  if (loadQa === null || isFramed()) return;
  const qa = { ...dependencies, page: buildPage, experiment, configuration, interceptNetwork };
  await didSucceed(loadQa().then(({ openQa }) => openQa(qa)));
}
