import { repairQuery, splitLink } from '../domain/journey/arrival/linkQuery';
import { removePrivateParts } from '../domain/journey/arrival/privateAddress';
import { getFields } from '../domain/lead/isRecord';
import { basePath, parametersToRemove, prefix, readStored } from './facts';

const html = document.documentElement;

/**
 * Removes private parameters from the address before any request, because a request for a font sends the address. The
 * application reads the whole query from the document element.
 */
export function removePrivateParameters(): void {
  const address = new URL(location.href);
  address.search = repairQuery(address.search);
  if (!parametersToRemove.some((name) => address.searchParams.has(name))) return;
  html.dataset['query'] = location.search;
  for (const name of parametersToRemove) address.searchParams.delete(name);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame may not change its address.
  }
}

const readArrivals = () => readStored('sessionStorage', 'arrivals');

/**
 * Replaces a document whose address has private parts, before it makes any request. Scripts of platforms could read the address that
 * it was loaded from. The whole address waits in storage, by the mark of the history entry.
 */
export function replacePrivateDocument(event?: Event): void {
  const address = new URL(location.href);
  if (!removePrivateParts(address, basePath)) {
    const mark = String(getFields(history.state)['usr']);
    const [, query] = splitLink(String(readArrivals()?.[mark]));
    if (query !== '') html.dataset['query'] = `?${query}`;
    return;
  }
  try {
    const mark = String(Date.now());
    const arrival = location.pathname.slice(basePath.length) + location.search;
    sessionStorage.setItem(`${prefix}:arrivals`, JSON.stringify({ ...readArrivals(), [mark]: arrival }));
    history.replaceState({ ...history.state, usr: mark }, '', address);
    html.dataset['start'] = 'neutral';
    // A script of another document does not run, so this document starts no application before it is left.
    for (const script of document.querySelectorAll('script[type=module]')) new Document().adoptNode(script);
    // Nor does the application of a document that the browser has loaded ahead, which waits for the same event.
    event?.stopImmediatePropagation();
    location.reload();
  } catch {
    // Without storage the document stays, and the application starts no platform in it.
  }
}
