import { currentPath, reload } from './address';
import { isOnline } from './browser';
import type { LogSink } from './log';

interface ReloadRules {
  /** Whether storage holds the applicant's input. Without storage a reload would lose it. */
  readonly isInputStored: boolean;
  readonly log: LogSink;
}

/** The start of the message that Vite's loader reports a missing style with. */
const missingStyleMessage = /^Unable to preload CSS/;

/**
 * Reloads the page if a chunk does not load although the server responds: a release has replaced the chunk. A page that was
 * reloaded already is not reloaded again, so that a blocked chunk causes no loop; the failure is shown instead. A screen whose
 * style does not load is shown without it, and the missing style is logged once.
 *
 * @returns resolves to whether a reload is pending
 */
export function reloadAfterRelease({ isInputStored, log }: ReloadRules): () => Promise<boolean> {
  let isReloading = Promise.resolve(false);
  const reportStyle = once(() => log('Product styles not found'));
  if (isStyleMissing()) reportStyle();
  window.addEventListener('vite:preloadError', (event) => {
    if (missingStyleMessage.test(event.payload.message)) {
      event.preventDefault();
      reportStyle();
      return;
    }
    // A release often replaces several chunks.
    isReloading = isReloading.then((isPending) => isPending || (isInputStored && reloadIfServed()));
  });
  return () => isReloading;
}

/** Checks a property of the style, because browsers report a failed link in different ways. */
function isStyleMissing(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-background') === '';
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

async function reloadIfServed(): Promise<boolean> {
  if (!isOnline() || isReloaded()) return false;
  try {
    // If the server is down, a reload would show the browser's own error page.
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
