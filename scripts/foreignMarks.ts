/** What tells a brand by its files: its names, its words, and the values of its tokens. */
export interface BrandMarks {
  readonly names: readonly string[];
  /** Every text of every one of its pages. */
  readonly texts: readonly string[];
  /** Its `theme.css` as a build writes it. */
  readonly theme: string;
}

/** Characters below which a text is made of common words and gives no brand away. */
const shortestText = 24;

/**
 * The marks of another brand that a file of a build holds, in the order names, texts, tokens. What both brands share gives
 * nothing away.
 *
 * @param content the file as it was built
 */
export function foreignMarks(content: string, own: BrandMarks, other: BrandMarks): readonly string[] {
  const built = plain(content);
  const ownTokens = new Set(tokenValues(own.theme));
  const ownTexts = own.texts.map(plain);
  const isOwn = (text: string) => ownTexts.some((each) => each.includes(plain(text)));
  const texts = other.texts.filter((text) => text.length >= shortestText && !isOwn(text));
  const tokens = tokenValues(other.theme).filter((value) => !ownTokens.has(value));
  return [
    ...other.names.filter((name) => new RegExp(`(?<![a-z])${name.toLowerCase()}(?![a-z])`).test(built)),
    ...texts.filter((text) => built.includes(plain(text))),
    ...tokens.filter((value) => built.includes(value)),
  ];
}

/** Every string in a tree of texts. */
export function textsIn(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** The colours and the faces that a theme sets; greys are everyone's. */
function tokenValues(theme: string): readonly string[] {
  const values = plain(theme).matchAll(/#(?!(..)\1\1)[0-9a-f]{6,8}\b|[\w-]+\.woff2/g);
  return [...new Set([...values].map(([value]) => value))];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
