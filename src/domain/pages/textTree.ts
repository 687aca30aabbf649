/** Texts as in a locale file: nested, by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}
