/** The address of the page. */

export const currentPath = (): string => window.location.pathname;
export const currentOrigin = (): string => window.location.origin;
export const reload = (): void => window.location.reload();

/**
 * Returns the query that the page was opened with, and may be called once. If the starter script has removed personal parameters
 * from the address, the document still holds the whole query.
 */
export function consumeInitialQuery(): string {
  const { query = window.location.search } = document.documentElement.dataset;
  delete document.documentElement.dataset['query'];
  return query;
}

/** Replaces the path of the address and keeps the query. Adds no history entry and loads nothing. */
export function replacePath(path: string): void {
  const address = new URL(window.location.href);
  address.pathname = path;
  replaceAddress(address);
}

/** Removes parameters from the address. Adds no history entry and loads nothing. */
export function removeFromQuery(names: readonly string[]): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  replaceAddress(address);
}

/** The address stays if the browser forbids the change (a sandboxed frame, too many changes at once). */
function replaceAddress(address: URL): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    return;
  }
}
