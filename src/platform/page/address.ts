/** The address of the page. */

export const currentPath = (): string => window.location.pathname;
export const currentUrl = (): URL => new URL(window.location.href);
export const currentOrigin = (): string => window.location.origin;
export const reload = (): void => window.location.reload();

/**
 * Returns the query that the page was opened with, and may be called once. If the starter script has removed private parameters
 * from the address, the document still holds the whole query.
 */
export function consumeInitialQuery(): string {
  const { query = window.location.search } = document.documentElement.dataset;
  delete document.documentElement.dataset['query'];
  return query;
}

/** Replaces the path of the address and keeps the query. Adds no history entry and loads nothing. */
export function replacePath(path: string): void {
  const address = currentUrl();
  address.pathname = path;
  replaceAddress(address);
}

/** Removes parameters from the address. Adds no history entry and loads nothing. */
export function removeFromQuery(names: readonly string[]): void {
  const address = currentUrl();
  for (const name of names) address.searchParams.delete(name);
  replaceAddress(address);
}

/** The address stays if the browser forbids the change (a sandboxed frame, too many changes at once). */
export function replaceAddress(address: URL, state: unknown = window.history.state): void {
  try {
    window.history.replaceState(state, '', address);
  } catch {
    return;
  }
}

/**
 * The addresses of this page that its scripts can read beside the current one: from which the document was loaded, and from which it
 * was opened.
 */
export function readDocumentAddresses(): readonly string[] {
  const [navigation] = performance.getEntriesByType('navigation');
  return [navigation?.name ?? '', document.referrer].filter((address) =>
    address.startsWith(`${currentOrigin()}/`),
  );
}

/** Empties the browser's list of the addresses that the page has requested, and keeps it empty. */
export function stopListingResources(): void {
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(0);
}
