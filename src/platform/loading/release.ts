import * as v from 'valibot';
import { readDocumentVersion } from '../page/documentVersion';
import type { LogSink } from '../reports/log';
import { isNewerReleaseServed } from './newerRelease';
import type { KeyValueStorage } from '../storage/storage';

interface ReloadRules {
  /** The address of the document, without anything personal: the present one may name a lead. */
  readonly address: string;
  /** Holds the applicant's input. Without it a reload would lose the input. */
  readonly session: KeyValueStorage;
  readonly log: LogSink;
  /** Reloads the page when no request is open. */
  readonly reload: () => void;
}

/** The start of the message that Vite's loader reports a missing style with. */
const missingStyleMessage = /^Unable to preload CSS/;

/**
 * Reloads the page if a chunk does not load and the server offers a newer release, which has replaced the chunk. A chunk that is
 * blocked or lost with the network is requested again when it is needed: a reload would lose the applicant's press. A release that has
 * reloaded itself in this tab does not do so again: it is still served to this tab. A screen whose style does not load is shown without
 * it, and the missing style is logged once.
 *
 * @returns resolves to whether a reload is pending
 */
export function reloadAfterRelease({ address, session, log, reload }: ReloadRules): () => Promise<boolean> {
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
    isReloading = isReloading.then(
      (isPending) => isPending || reloadIfReplaced({ address, session, reload }),
    );
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

/** The release that has reloaded itself in this tab. */
const reloadedFromKey = 'reloadedFrom';

async function reloadIfReplaced({ address, session, reload }: Omit<ReloadRules, 'log'>): Promise<boolean> {
  const version = readDocumentVersion();
  const isReloaded = session.getParsed(reloadedFromKey, v.string()) === version;
  if (!session.isAvailable || isReloaded || !(await isNewerReleaseServed(address))) return false;
  if (!session.set(reloadedFromKey, version)) return false;
  reload();
  return true;
}
