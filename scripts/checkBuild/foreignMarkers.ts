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

/** Finds the markers of a brand in the content of a built file. */
export type FindForeignMarkers = (content: string) => readonly string[];

/**
 * Prepares the search for markers of another brand, which is the same for every file: in the order names, texts, tokens. Ignores markers
 * that both brands share.
 */
export function prepareForeignMarkers(own: BrandMarkers, other: BrandMarkers): FindForeignMarkers {
  const ownTokens = new Set(listTokenValues(own.theme));
  const ownTexts = own.texts.map(normalize).join('\n');
  const names = other.names.map((name) => ({
    name,
    pattern: new RegExp(`(?<![a-z])${name.toLowerCase()}(?![a-z])`),
  }));
  const texts = other.texts
    .map((text) => ({ text, normalized: normalize(text) }))
    .filter(({ text, normalized }) => text.length >= minTextLength && !ownTexts.includes(normalized));
  const tokens = listTokenValues(other.theme).filter((value) => !ownTokens.has(value));
  return (content) => {
    const normalizedContent = normalize(content);
    return [
      ...names.filter(({ pattern }) => pattern.test(normalizedContent)).map(({ name }) => name),
      ...texts.filter(({ normalized }) => normalizedContent.includes(normalized)).map(({ text }) => text),
      ...tokens.filter((value) => normalizedContent.includes(value)),
    ];
  };
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
