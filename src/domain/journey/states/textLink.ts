/**
 * The address of a text that the server names, as it may stand in a link: https, or a path of the page's own; null for any
 * other. What a browser would make of it counts, so that it is judged after parsing.
 */
export function textLink(address: string): string | null {
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  if (!/^https:\/\/[^/]/i.test(address)) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url === null || url.username !== '' || url.password !== '' ? null : url.href;
}

/** The host of a link to a text elsewhere; null for a path of the page's own. */
export function hostOf(link: string): string | null {
  return link.startsWith('/') ? null : new URL(link).host;
}
