import { currentPath, reload } from './address';
import { isOnline } from './browser';

/** Milliseconds after a reload in which the page does not reload by itself again. */
const reloadedLately = 60_000;

/**
 * Reloads the page when a code chunk cannot be loaded though the server answers: a release has taken its place. At most
 * once a minute, so that a chunk which stays away never makes a loop; then the failure itself is to be shown.
 *
 * @returns tells whether a reload is under way, once that is known
 */
export function reloadAfterRelease(): () => Promise<boolean> {
  let isReloading = Promise.resolve(false);
  window.addEventListener('vite:preloadError', () => {
    // One release often takes several chunks away.
    isReloading = isReloading.then((isUnderWay) => isUnderWay || reloadWhereServed());
  });
  return () => isReloading;
}

async function reloadWhereServed(): Promise<boolean> {
  if (!isOnline() || isReloadedLately()) return false;
  try {
    // A server that is down would leave the applicant on the browser's own page of trouble.
    const { ok } = await fetch(currentPath(), { method: 'HEAD', cache: 'no-store' });
    if (ok) reload();
    return ok;
  } catch {
    return false;
  }
}

function isReloadedLately(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
  return isReload && performance.now() < reloadedLately;
}
