/**
 * Posts a message to the embedding page: to its origin, or to all that may embed the page if the origin is unknown, of which the browser
 * delivers to one.
 *
 * @param origins the configured origins that may embed the page; without any, the message goes to every origin and must be harmless
 */
export function postToParent(message: object, origins: readonly string[]): void {
  const known = readEmbeddingOrigin();
  const targets = origins.includes(known) ? [known] : origins;
  for (const origin of origins.length === 0 ? ['*'] : targets) window.parent.postMessage(message, origin);
}

/** Empty if the browser does not tell. A page that returns from a partner has the partner as its referrer. */
function readEmbeddingOrigin(): string {
  const [parent] = window.location.ancestorOrigins ?? [];
  if (parent !== undefined) return parent;
  return document.referrer === '' ? '' : new URL(document.referrer).origin;
}
