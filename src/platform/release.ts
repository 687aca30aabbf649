import { reload } from './address';
import type { LogSink } from './log';
import { isNewerReleaseServed } from './newerRelease';

interface ReloadRules {
  /** The address of the document, without anything personal: the present one may name a lead. */
  readonly address: string;
  /** Whether storage holds the applicant's input. Without storage a reload would lose it. */
  readonly isInputStored: boolean;
  readonly log: LogSink;
}

/** The start of the message that Vite's loader reports a missing style with. */
const missingStyleMessage = /^Unable to preload CSS/;

/**
 * Reloads the page if a chunk does not load and the server offers a newer release, which has replaced the chunk. A chunk that is
 * blocked or lost with the network is requested again when it is needed: a reload would lose the applicant's press. A page that was
 * reloaded already is not reloaded again. A screen whose style does not load is shown without it, and the missing style is logged once.
 *
 * @returns resolves to whether a reload is pending
 */
export function reloadAfterRelease({ address, isInputStored, log }: ReloadRules): () => Promise<boolean> {
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
    isReloading = isReloading.then((isPending) => isPending || (isInputStored && reloadIfReplaced(address)));
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

async function reloadIfReplaced(address: string): Promise<boolean> {
  if (isReloaded() || !(await isNewerReleaseServed(address))) return false;
  reload();
  return true;
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
