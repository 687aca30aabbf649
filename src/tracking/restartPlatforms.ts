import type { Purpose } from '../domain/tracking/purposes';
import type { LogSink } from '../platform/reports/log';
import type { TrackedPlatform } from './adapter';
import { getLoggableMessage } from './platformError';
import type { PlatformStarts } from './platformStarts';

export interface RestartDependencies {
  readonly platforms: readonly TrackedPlatform[];
  readonly getEndedPurposes: () => readonly Purpose[];
  readonly log: LogSink;
  /** Resolves when the browser is idle. Platforms start one by one. */
  readonly waitForIdle: () => Promise<void>;
  readonly removeCookiesAndKeys: (names: RegExp) => void;
  /**
   * Reloads the document when nothing is lost by it.
   *
   * @param beforeReload runs immediately before the reload
   */
  readonly reload: (beforeReload: () => void) => void;
}

interface Permissions {
  readonly starts: PlatformStarts;
  /** Why a platform is not permitted now, as the ledger says it; null if it is. */
  readonly findDenial: (platform: TrackedPlatform) => string | null;
}

/** Stops platforms, informs the others that the choice has changed, and starts those that are permitted. */
export async function restartPlatforms(
  mustStop: (platform: TrackedPlatform) => boolean,
  permissions: Permissions,
  dependencies: RestartDependencies,
): Promise<void> {
  const { starts, findDenial } = permissions;
  const { platforms, getEndedPurposes, log, removeCookiesAndKeys, reload } = dependencies;
  const stopped = starts.getStarted().filter(mustStop);
  for (const platform of stopped) starts.end(platform);
  for (const platform of platforms) {
    const denial = findDenial(platform);
    if (denial !== null) starts.recordStart(platform.name, 'skipped', denial);
  }
  const reloads = [
    ...stopped.map((platform) => needsReload(platform, log, platform.adapter.stop)),
    ...starts.getStarted().map((platform) =>
      needsReload(platform, log, () => {
        platform.adapter.onConsentChange?.();
        return { needsReload: false };
      }),
    ),
  ];
  // A consent may have ended while the page was closed, so that its platforms have not started in this visit.
  const ended = getEndedPurposes();
  const removeAll = () => {
    for (const platform of platforms) {
      if (stopped.includes(platform) || ended.includes(platform.purpose))
        removeCookiesAndKeys(platform.adapter.cookiesAndKeys);
      const { analyticsCookies } = platform.adapter;
      if (analyticsCookies !== undefined && ended.includes('analytics'))
        removeCookiesAndKeys(analyticsCookies);
    }
  };
  removeAll();
  // What only the reload ends may store something until then.
  if (reloads.includes(true)) reload(removeAll);
  else await startPermitted(permissions, dependencies);
}

/** Runs code of a platform on its own. What throws needs a reload: nobody knows what still runs. */
function needsReload(
  { name }: TrackedPlatform,
  log: LogSink,
  work: () => { readonly needsReload: boolean },
): boolean {
  try {
    return work().needsReload;
  } catch (error) {
    log(getLoggableMessage(error), { platform: name });
    return true;
  }
}

async function startPermitted(
  { starts, findDenial }: Permissions,
  { platforms, waitForIdle }: RestartDependencies,
): Promise<void> {
  const pending: Promise<unknown>[] = [];
  for (const platform of platforms) {
    if (findDenial(platform) !== null) continue;
    await waitForIdle();
    // The visitor may have changed the choice meanwhile.
    if (findDenial(platform) === null) pending.push(starts.start(platform));
  }
  await Promise.all(pending);
}
