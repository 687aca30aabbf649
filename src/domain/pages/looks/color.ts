/** Red, green and blue in sRGB: whole numbers from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Converts each notation to red, green and blue from 0 to 1. A percentage is a share. */
const notations: Readonly<Record<string, (a: Part, b: Part, c: Part) => Color>> = {
  rgb: (...parts) => mapTriple(parts, ({ value, isShare }) => (isShare ? value : value / 255)),
  hsl: (hue, saturation, lightness) => fromHsl(hue.value, saturation.value, lightness.value),
  // The build converts `oklch()` to this for browsers that do not support it.
  lab: (lightness, a, b) =>
    fromLab(lightness.isShare ? lightness.value * 100 : lightness.value, a.value, b.value),
  oklch: (lightness, chroma, hue) =>
    fromOklch(lightness.value, chroma.isShare ? chroma.value * 0.4 : chroma.value, hue.value),
};

interface Part {
  readonly value: number;
  readonly isShare: boolean;
}

/**
 * Reads an opaque colour: `#rgb`, `#rrggbb`, or `rgb()`, `hsl()`, `lab()` and `oklch()` with three plain
 * numbers or percentages. A colour outside the screen's gamut is clipped. Null for any other text.
 */
export function readColor(text: string): Color | null {
  const trimmed = text.trim();
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(trimmed) ? trimmed.slice(1) : null;
  if (hex !== null) return fromHex(hex);
  const [, name = '', list = ''] = /^([a-z]+)\(([^()]{5,60})\)$/i.exec(trimmed) ?? [];
  const [a, b, c, ...more] = list.split(/\s*,\s*|\s+/).map(parsePart);
  const notation = Object.hasOwn(notations, name.toLowerCase()) ? notations[name.toLowerCase()] : undefined;
  return notation !== undefined && a && b && c && more.length === 0 ? toColor(notation(a, b, c)) : null;
}

/** The colour as a CSS value. */
export function formatColor(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours. A share of 0 is the first colour, 1 the second. */
export function mixColors(from: Color, to: Color, share: number): Color {
  return toColor(mapTriple([0, 1, 2] as const, (at) => (from[at] + (to[at] - from[at]) * share) / 255));
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, *contrast ratio*). */
export function getContrastRatio(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = mapTriple(color, (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mapTriple<From>([a, b, c]: readonly [From, From, From], map: (part: From) => number): Color {
  return [map(a), map(b), map(c)];
}

/** Converts shares from 0 to 1. */
function toColor(shares: Color): Color {
  return mapTriple(shares, (share) => Math.round(Math.min(Math.max(share, 0), 1) * 255));
}

function parsePart(text: string): Part | null {
  const [, number, unit] = /^(-?(?:\d{1,4}(?:\.\d{1,9})?|\.\d{1,9}))(%|deg)?$/.exec(text) ?? [];
  if (number === undefined) return null;
  return unit === '%'
    ? { value: Number(number) / 100, isShare: true }
    : { value: Number(number), isShare: false };
}

function fromHex(hex: string): Color {
  const size = hex.length / 3;
  return mapTriple([0, 1, 2] as const, (at) => {
    const digits = hex.slice(at * size, (at + 1) * size);
    return parseInt(size === 1 ? digits + digits : digits, 16);
  });
}

/** CSS Color 4, *HSL to RGB*. */
function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return mapTriple([0, 8, 4] as const, (turn) => {
    const k = (((turn + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** CSS Color 4, *OKLab to linear sRGB*, then the sRGB transfer function. */
function fromOklch(lightness: number, chroma: number, hue: number): Color {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Color = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return applyTransferFunction(linear);
}

/** CSS Color 4, *Lab to XYZ*, from white point D50 to linear sRGB, then the sRGB transfer function. */
function fromLab(lightness: number, a: number, b: number): Color {
  const middle = (lightness + 16) / 116;
  const [x, y, z] = mapTriple([middle + a / 500, middle, middle - b / 200], (root) =>
    root ** 3 > 216 / 24389 ? root ** 3 : (116 * root - 16) / (24389 / 27),
  );
  const [wide, deep] = [x * 0.9642956764, z * 0.8251046025];
  return applyTransferFunction([
    3.134135957 * wide - 1.6173863322 * y - 0.490661946 * deep,
    -0.9787955029 * wide + 1.9162545673 * y + 0.0334427312 * deep,
    0.0719553799 * wide - 0.2289768264 * y + 1.4053860583 * deep,
  ]);
}

function applyTransferFunction(linear: Color): Color {
  return mapTriple(linear, (value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  );
}
