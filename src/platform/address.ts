/** The address of the page: read once, cleaned once, left by redirects. */

export const currentPath = (): string => window.location.pathname;
export const currentOrigin = (): string => window.location.origin;
export const reload = (): void => window.location.reload();

/**
 * The query with which the page was opened; asked for once. The starter may have taken what tells of a person out of the
 * address already: then the document holds the whole query until now.
 */
export function takeQuery(): string {
  const { query = window.location.search } = document.documentElement.dataset;
  delete document.documentElement.dataset['query'];
  return query;
}

/** Writes another path into the address, its query kept, without a new history entry and without loading anything. */
export function replacePath(path: string): void {
  const address = new URL(window.location.href);
  address.pathname = path;
  replaceAddress(address);
}

/** Takes parameters out of the address without a new history entry and without loading anything. */
export function removeFromQuery(names: readonly string[]): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  replaceAddress(address);
}

/** Where the browser does not let a page change its address (a sandboxed frame, too many changes at once), it stays. */
function replaceAddress(address: URL): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    return;
  }
}

interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly params: Readonly<Record<string, string>>;
}

/** Leaves for another page: by address, or by a form with hidden fields where the partner wants a POST. */
export function leaveFor({ url, method, params }: Target): void {
  if (method === 'GET') {
    const address = new URL(url);
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
    window.location.assign(address);
    return;
  }
  const form = document.createElement('form');
  form.setAttribute('method', 'POST');
  form.setAttribute('action', url);
  form.hidden = true;
  for (const [name, value] of Object.entries(params)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    // A field hides the form's own method of its name.
    Element.prototype.append.call(form, field);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}
