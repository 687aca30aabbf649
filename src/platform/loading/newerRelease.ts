import { isOnline } from '../events/browser';

/** The entry of the application. Its name changes with every release, because it contains the names of all chunks. */
const entrySelector = 'script[type="module"][src]';
/** The same in a document as text. Parsing it would need a policy of Trusted Types. */
const entryPattern = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Whether the server offers a newer release than this document. False if the server does not respond, or responds with another page.
 *
 * @param address of the document, without anything personal
 */
export async function isNewerReleaseServed(address: string): Promise<boolean> {
  const own = document.querySelector(entrySelector)?.getAttribute('src') ?? null;
  if (own === null || !isOnline()) return false;
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) return false;
    const served = entryPattern.exec(await response.text())?.[1];
    return served !== undefined && served !== own;
  } catch {
    return false;
  }
}
