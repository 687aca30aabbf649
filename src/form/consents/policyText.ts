/** A policy's text for its consent. */
export interface PolicyText {
  readonly id: string;
  /** In the language of the page's country. Plain text, never HTML. */
  readonly text?: string;
  readonly link?: string;
}

/** Returns the link if it is safe: a path of this site, or https. Undefined for any other scheme. */
export function getSafeLink(link: string | undefined): string | undefined {
  return link !== undefined && /^(?:https:\/\/[^/]|\/(?![/\\]))/.test(link) ? link : undefined;
}
