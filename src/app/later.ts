import { configuration } from 'virtual:configuration';
import { loadQa } from 'virtual:qa';
import { loadTracking } from 'virtual:tracking';
import { nextTask } from '../platform/browser';
import { isFramed } from '../platform/frame';
import { succeeded } from '../platform/loadOnce';
import { standBetween } from '../platform/network';
import type { LogRelay } from '../platform/logRelay';
import { activePage } from './activePage';
import type { OpenedConsent } from './consent';
import type { QaWorld } from './qaWorld';
import type { TrackingWorld } from './tracking';

/** Begins to tell third parties what happens, in a build that has any and as far as the visitor permits. */
export async function tellThirdParties(
  happened: Omit<TrackingWorld, 'consent' | 'ledger' | 'relay'>,
  consent: OpenedConsent | null,
  relay: LogRelay | null,
): Promise<void> {
  if (loadTracking === null || consent === null || relay === null) return;
  await nextTask();
  const { store, ledger } = consent;
  // Who blocks it, or loses it, applies all the same.
  void loadTracking()
    .then(({ startTracking }) => startTracking({ ...happened, consent: store, ledger, relay }))
    .catch(() => happened.log('What tells third parties did not load'));
}

/** Opens the drawer of QA. Nothing in production, where the bundler leaves all of it out. */
export async function openForQa(
  world: Omit<QaWorld, 'page' | 'configuration' | 'standBetween'>,
): Promise<void> {
  if (loadQa === null || isFramed()) return;
  const qa = { ...world, page: activePage, configuration, standBetween };
  await succeeded(loadQa().then(({ openQa }) => openQa(qa)));
}
