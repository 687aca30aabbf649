/** A policy as its consent shows it. */
export interface PolicyWords {
  readonly id: string;
  /** In the language of the page's country; as text, never as HTML. */
  readonly text?: string;
  readonly link?: string;
}

/** A link that can be followed: of this site or of another one by https; nothing else that an address may begin with. */
export function followable(link: string | undefined): string | undefined {
  return link !== undefined && /^(?:https:\/\/[^/]|\/(?![/\\]))/.test(link) ? link : undefined;
}
