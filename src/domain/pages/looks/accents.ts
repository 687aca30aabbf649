import { mixColors, getContrastRatio, readColor, formatColor, type Color } from './color';
import { accentRoles, type AccentRole, type UiColors } from './uiColors';

/** The brand's colours that accents are combined with. They never change. */
const baseTokens = ['background', 'surface', 'text'] as const;
/** Every token that follows from the accents: the accents, the hover colour of a button and the text on them. */
export const accentTokens = [...accentRoles, 'accent-hover', 'on-accent', 'on-accent-quiet'] as const;

type BaseToken = (typeof baseTokens)[number];
type AccentToken = (typeof accentTokens)[number];
type Palette = Readonly<Record<BaseToken | AccentToken, Color>>;

/** The brand's tokens that the check needs, named without `--color-`. */
export const checkedTokens = [...baseTokens, ...accentTokens] as const;

/** Minimum contrast of text, and of controls and marks (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const minTextContrast = 4.5;
const minMarkContrast = 3;

/** Every foreground and background that the styles combine. */
export const contrastPairs: readonly (readonly [BaseToken | AccentToken, BaseToken | AccentToken, number])[] =
  [
    ['accent', 'surface', minMarkContrast],
    ['accent', 'background', minMarkContrast],
    ['accent', 'accent-quiet', minMarkContrast],
    ['on-accent', 'accent', minTextContrast],
    ['on-accent', 'accent-hover', minTextContrast],
    ['accent-strong', 'surface', minTextContrast],
    ['accent-strong', 'background', minTextContrast],
    ['on-accent-quiet', 'accent-quiet', minTextContrast],
    ['text', 'accent-quiet', minTextContrast],
  ];

export interface CheckedAccents {
  /** The tokens that replace the brand's, as CSS values. Empty if no accent is accepted. */
  readonly tokens: Readonly<Partial<Record<AccentToken, string>>>;
  /** The accents that lack contrast or are not colours. */
  readonly rejected: readonly AccentRole[];
}

/**
 * Checks custom accents against the brand's colours and derives the other tokens. Accents are applied one
 * after the other; one that makes anything hard to read is rejected alone. Never throws.
 *
 * @param brand the brand's own tokens as CSS values. If one cannot be read, every accent is rejected.
 */
export function checkAccents(
  custom: UiColors,
  brand: Readonly<Partial<Record<BaseToken | AccentToken, string>>>,
): CheckedAccents {
  const brandPalette = readPalette(brand);
  const rejected: AccentRole[] = [];
  let palette = brandPalette;
  for (const role of accentRoles) {
    const text = custom[role];
    if (text === undefined) continue;
    const color = readColor(text);
    const candidate = palette === null || color === null ? null : setAccent(palette, role, color);
    if (candidate !== null && hasEnoughContrast(candidate)) palette = candidate;
    else rejected.push(role);
  }
  return { tokens: palette === null || palette === brandPalette ? {} : formatTokens(palette), rejected };
}

function hasEnoughContrast(palette: Palette): boolean {
  return contrastPairs.every(
    ([upon, ground, ratio]) => getContrastRatio(palette[upon], palette[ground]) >= ratio,
  );
}

function readPalette(tokens: Readonly<Partial<Record<BaseToken | AccentToken, string>>>): Palette | null {
  const read = (name: BaseToken | AccentToken) => readColor(tokens[name] ?? '');
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

/** The palette with one accent replaced, and the tokens that follow from it. */
function setAccent(palette: Palette, role: AccentRole, color: Color): Palette {
  const { surface, text } = palette;
  if (role === 'accent-strong') return { ...palette, 'accent-strong': color };
  if (role === 'accent-quiet') {
    const words = pickReadable(color, [palette['accent-strong'], text]);
    return { ...palette, 'accent-quiet': color, 'on-accent-quiet': words };
  }
  const onAccent = pickReadable(color, [palette['on-accent'], surface, text]);
  const away = getContrastRatio(onAccent, surface) < getContrastRatio(onAccent, text) ? text : surface;
  const strong = deriveLinkColor(palette, color);
  const quiet = mixColors(surface, color, 0.08);
  return {
    ...palette,
    accent: color,
    'on-accent': onAccent,
    'accent-hover': mixColors(color, away, 0.15),
    'accent-strong': strong,
    'accent-quiet': quiet,
    'on-accent-quiet': pickReadable(quiet, [strong, text]),
  };
}

/** The first colour that is readable on the background, or else the last. */
function pickReadable(ground: Color, [first, ...others]: readonly [Color, ...Color[]]): Color {
  const [next, ...later] = others;
  return next === undefined || getContrastRatio(first, ground) >= minTextContrast
    ? first
    : pickReadable(ground, [next, ...later]);
}

/** The colour, mixed with the text colour only as far as links need. */
function deriveLinkColor({ surface, background, text }: Palette, color: Color): Color {
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  const isReadable = (link: Color) =>
    getContrastRatio(link, surface) >= minTextContrast &&
    getContrastRatio(link, background) >= minTextContrast;
  return shares.map((share) => mixColors(color, text, share)).find(isReadable) ?? text;
}

function formatTokens(palette: Palette): CheckedAccents['tokens'] {
  return Object.fromEntries(accentTokens.map((name) => [name, formatColor(palette[name])]));
}
