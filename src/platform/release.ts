import { currentPath, reload } from './address';
import { isOnline } from './browser';
import type { LogSink } from './log';

interface ReloadRules {
  /** What is not kept would be lost by a reload that nobody asked for. */
  readonly isInputKept: boolean;
  readonly log: LogSink;
}

/** How the build's own loader begins to say that a style is missing. */
const missingStyle = /^Unable to preload CSS/;

/**
 * Reloads the page when a code chunk cannot be loaded though the server answers: a release has taken its place. Not
 * on a page that was reloaded already, so that a chunk which stays away (something may block it) never makes a loop; then
 * the failure itself is to be shown. A screen or a document whose style alone is missing is shown without it, which is
 * reported once.
 *
 * @returns tells whether a reload is under way, once that is known
 */
export function reloadAfterRelease({ isInputKept, log }: ReloadRules): () => Promise<boolean> {
  let isReloading = Promise.resolve(false);
  const reportStyle = once(() => log('Product styles not found'));
  if (lacksStyle()) reportStyle();
  window.addEventListener('vite:preloadError', (event) => {
    if (missingStyle.test(event.payload.message)) {
      event.preventDefault();
      reportStyle();
      return;
    }
    // One release often takes several chunks away.
    isReloading = isReloading.then((isUnderWay) => isUnderWay || (isInputKept && reloadWhereServed()));
  });
  return () => isReloading;
}

/** Whether the document's own style has not come; browsers differ in what they make of its link, not in what it says. */
function lacksStyle(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-background') === '';
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

async function reloadWhereServed(): Promise<boolean> {
  if (!isOnline() || isReloaded()) return false;
  try {
    // A server that is down would leave the applicant on the browser's own page of trouble.
    const { ok } = await fetch(currentPath(), { method: 'HEAD', cache: 'no-store' });
    if (ok) reload();
    return ok;
  } catch {
    return false;
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
