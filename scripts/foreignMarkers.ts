/** Strings that identify a brand in built files: its names, its texts and the values of its tokens. */
export interface BrandMarkers {
  readonly names: readonly string[];
  /** Every text of all its pages. */
  readonly texts: readonly string[];
  /** Its built `theme.css`. */
  readonly theme: string;
}

/** A text with fewer characters consists of common words and identifies no brand. */
const minTextLength = 24;

/**
 * Finds markers of another brand in a built file, in the order names, texts, tokens. Ignores markers that both brands share.
 *
 * @param content the content of the built file
 */
export function findForeignMarkers(
  content: string,
  own: BrandMarkers,
  other: BrandMarkers,
): readonly string[] {
  const normalizedContent = normalize(content);
  const ownTokens = new Set(listTokenValues(own.theme));
  const ownTexts = own.texts.map(normalize);
  const isOwn = (text: string) => ownTexts.some((each) => each.includes(normalize(text)));
  const texts = other.texts.filter((text) => text.length >= minTextLength && !isOwn(text));
  const tokens = listTokenValues(other.theme).filter((value) => !ownTokens.has(value));
  return [
    ...other.names.filter((name) =>
      new RegExp(`(?<![a-z])${name.toLowerCase()}(?![a-z])`).test(normalizedContent),
    ),
    ...texts.filter((text) => normalizedContent.includes(normalize(text))),
    ...tokens.filter((value) => normalizedContent.includes(value)),
  ];
}

/** Every string in a tree of texts. */
export function listTexts(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listTexts) : [];
}

/** The colours and font files of a theme. Ignores greys, because all themes use them. */
function listTokenValues(theme: string): readonly string[] {
  const values = normalize(theme).matchAll(/#(?!(..)\1\1)[0-9a-f]{6,8}\b|[\w-]+\.woff2/g);
  return [...new Set([...values].map(([value]) => value))];
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
