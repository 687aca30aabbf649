import { configuration } from 'virtual:configuration';
import { loadQa } from 'virtual:qa';
import { loadTracking } from 'virtual:tracking';
import { nextTask } from '../../platform/browser';
import { isFramed } from '../../platform/frame';
import { didSucceed } from '../../platform/loadOnce';
import { interceptNetwork } from '../../platform/network';
import type { LogRelay } from '../../platform/logRelay';
import { activePage } from '../wiring/activePage';
import type { ConsentControls } from '../wiring/consent';
import type { QaDependencies } from '../wiring/qaDependencies';
import type { TrackingDependencies } from '../wiring/trackingDependencies';

/** Starts the tracking of third parties, if the build has any. */
export async function startThirdPartyTracking(
  dependencies: Omit<TrackingDependencies, 'consent' | 'ledger' | 'relay'>,
  consent: ConsentControls | null,
  relay: LogRelay | null,
): Promise<void> {
  if (loadTracking === null || consent === null || relay === null) return;
  await nextTask();
  const { manager, ledger } = consent;
  // The applicant can apply if the code is blocked or does not load.
  void loadTracking()
    .then(({ startTracking }) => startTracking({ ...dependencies, consent: manager, ledger, relay }))
    .catch(() => dependencies.log('The tracking code did not load'));
}

/** Opens the QA drawer. Only the development server and a staging build contain it. */
export async function openQaDrawer(
  dependencies: Omit<QaDependencies, 'page' | 'configuration' | 'interceptNetwork'>,
): Promise<void> {
  if (loadQa === null || isFramed()) return;
  const qa = { ...dependencies, page: activePage, configuration, interceptNetwork };
  await didSucceed(loadQa().then(({ openQa }) => openQa(qa)));
}
