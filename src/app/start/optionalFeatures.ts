import { configuration } from 'virtual:configuration';
import { loadQa } from 'virtual:qa';
import { loadTracking } from 'virtual:tracking';
import type { i18n as Translations } from 'i18next';
import { reload } from '../../platform/address';
import { nextTask } from '../../platform/browser';
import { isFramed } from '../../platform/frame';
import { loadEventually } from '../../platform/loadEventually';
import { didSucceed } from '../../platform/loadOnce';
import { interceptNetwork } from '../../platform/network';
import type { LogRelay } from '../../platform/logRelay';
import { removeUsedArrivals } from '../../tracking/usedArrivals';
import { activePage } from '../wiring/activePage';
import type { AppStore } from '../../state/store';
import type { BrowserStorages } from '../wiring/storages';
import type { ConsentControls } from '../wiring/consent';
import type { QaDependencies } from '../wiring/qaDependencies';
import type { TrackingDependencies } from '../wiring/trackingDependencies';
import type { StartPhases } from './startPhases';

/** Starts third parties and the QA drawer, if the build has any, and watches for newer releases. */
export async function startOptionalFeatures({
  context: { storages, relay },
  visit: { query, decision },
  application: { store, dependencies, consent, trackingQueue: queue },
  content: { services, translations },
}: StartPhases): Promise<void> {
  const { log } = dependencies;
  const { loadReader, loadStates } = services;
  await startThirdPartyTracking({ store, storages, queue, adClick: decision.adClick, log }, consent, relay);
  watchForReleases(store, translations, storages);
  await openQaDrawer({ store, query, loadReader, loadStates, ledger: consent?.ledger ?? null });
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
  // The applicant can apply if the code is blocked or does not load.
  void loadTracking()
    .then(({ startTracking }) => startTracking({ ...dependencies, consent: manager, ledger, relay }))
    .catch(() => dependencies.log('The tracking code did not load'));
}

/** Says when there is a newer release. Not without a storage: a reload would lose the input. */
function watchForReleases(store: AppStore, translations: Translations, { session }: BrowserStorages): void {
  if (!session.isAvailable) return;
  const address = `${configuration.basePath}/`;
  void loadEventually(() => import('../listeners/releaseWatch')).then(({ watchReleases }) =>
    watchReleases({ store, translations, address, onReload: reload }),
  );
}

/** Opens the QA drawer. Only the development server and a staging build contain it. */
async function openQaDrawer(
  dependencies: Omit<QaDependencies, 'page' | 'configuration' | 'interceptNetwork'>,
): Promise<void> {
  if (loadQa === null || isFramed()) return;
  const qa = { ...dependencies, page: activePage, configuration, interceptNetwork };
  await didSucceed(loadQa().then(({ openQa }) => openQa(qa)));
}
