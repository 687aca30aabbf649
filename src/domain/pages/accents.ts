import { between, contrast, readColor, writtenColor, type Color } from './color';
import { accentRoles, type AccentRole, type UiColors } from './uiColors';

/** What of a brand's colours accents stand on and with; none of them changes. */
const grounds = ['background', 'surface', 'text'] as const;
/** All that follows from the accents: their own roles, that of a button pointed at, and the words upon them. */
export const accentTokens = [...accentRoles, 'accent-hover', 'on-accent', 'on-accent-quiet'] as const;

type Ground = (typeof grounds)[number];
type AccentToken = (typeof accentTokens)[number];
type Palette = Readonly<Record<Ground | AccentToken, Color>>;

/** The brand's tokens that are judged with, by their names without `--color-`. */
export const judgedTokens = [...grounds, ...accentTokens] as const;

/** Contrast that text needs, and that controls and marks need (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const ofText = 4.5;
const ofMarks = 3;

/** Everything that is seen upon something else, as the styles put them together. */
export const pairs: readonly (readonly [Ground | AccentToken, Ground | AccentToken, number])[] = [
  ['accent', 'surface', ofMarks],
  ['accent', 'background', ofMarks],
  ['accent', 'accent-quiet', ofMarks],
  ['on-accent', 'accent', ofText],
  ['on-accent', 'accent-hover', ofText],
  ['accent-strong', 'surface', ofText],
  ['accent-strong', 'background', ofText],
  ['on-accent-quiet', 'accent-quiet', ofText],
  ['text', 'accent-quiet', ofText],
];

export interface JudgedAccents {
  /** The tokens that stand in the place of the brand's, as styles take them; none where nothing holds. */
  readonly tokens: Readonly<Partial<Record<AccentToken, string>>>;
  /** Those told that do not hold, or are no colour. */
  readonly refused: readonly AccentRole[];
}

/**
 * Which of the colours that were told hold beside the brand's own, and what follows from them. Each is tried upon those before
 * it; one that would leave anything hard to read is refused by itself. Never throws.
 *
 * @param brand the brand's own tokens as its styles have them; where one cannot be read, nothing can be judged, nor holds
 */
export function judgeAccents(
  told: UiColors,
  brand: Readonly<Partial<Record<Ground | AccentToken, string>>>,
): JudgedAccents {
  const own = paletteOf(brand);
  const refused: AccentRole[] = [];
  let palette = own;
  for (const role of accentRoles) {
    const text = told[role];
    if (text === undefined) continue;
    const color = readColor(text);
    const tried = palette === null || color === null ? null : withAccent(palette, role, color);
    if (tried !== null && holds(tried)) palette = tried;
    else refused.push(role);
  }
  return { tokens: palette === null || palette === own ? {} : written(palette), refused };
}

/** Whether all that stands upon something can be read and seen. */
function holds(palette: Palette): boolean {
  return pairs.every(([upon, ground, ratio]) => contrast(palette[upon], palette[ground]) >= ratio);
}

function paletteOf(tokens: Readonly<Partial<Record<Ground | AccentToken, string>>>): Palette | null {
  const read = (name: Ground | AccentToken) => readColor(tokens[name] ?? '');
  const [background, surface, text] = [read('background'), read('surface'), read('text')];
  const [accent, strong, quiet] = [read('accent'), read('accent-strong'), read('accent-quiet')];
  const [onAccent, onQuiet] = [read('on-accent'), read('on-accent-quiet')];
  if (!background || !surface || !text || !accent || !strong || !quiet || !onAccent || !onQuiet) return null;
  return {
    background,
    surface,
    text,
    accent,
    'accent-strong': strong,
    'accent-quiet': quiet,
    'accent-hover': read('accent-hover') ?? strong,
    'on-accent': onAccent,
    'on-accent-quiet': onQuiet,
  };
}

/** The palette with one accent of another colour, and with what follows from it. */
function withAccent(palette: Palette, role: AccentRole, color: Color): Palette {
  const { surface, text } = palette;
  if (role === 'accent-strong') return { ...palette, 'accent-strong': color };
  if (role === 'accent-quiet') {
    const words = mostSeen(color, [palette['accent-strong'], text]);
    return { ...palette, 'accent-quiet': color, 'on-accent-quiet': words };
  }
  const onAccent = mostSeen(color, [palette['on-accent'], surface, text]);
  const away = contrast(onAccent, surface) < contrast(onAccent, text) ? text : surface;
  const strong = readableLink(palette, color);
  const quiet = between(surface, color, 0.08);
  return {
    ...palette,
    accent: color,
    'on-accent': onAccent,
    'accent-hover': between(color, away, 0.15),
    'accent-strong': strong,
    'accent-quiet': quiet,
    'on-accent-quiet': mostSeen(quiet, [strong, text]),
  };
}

/** The first that can be read upon the ground; where none can, the last. */
function mostSeen(ground: Color, [first, ...others]: readonly [Color, ...Color[]]): Color {
  const [next, ...later] = others;
  return next === undefined || contrast(first, ground) >= ofText ? first : mostSeen(ground, [next, ...later]);
}

/** The colour itself, or as far towards the text's as links need. */
function readableLink({ surface, background, text }: Palette, color: Color): Color {
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  const isReadable = (link: Color) =>
    contrast(link, surface) >= ofText && contrast(link, background) >= ofText;
  return shares.map((share) => between(color, text, share)).find(isReadable) ?? text;
}

function written(palette: Palette): JudgedAccents['tokens'] {
  return Object.fromEntries(accentTokens.map((name) => [name, writtenColor(palette[name])]));
}
