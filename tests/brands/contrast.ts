/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Reads `oklch(46% 0.085 205)`. Throws for anything else, so that no colour stays unchecked. */
function readOklch(text: string): Oklch {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text) ?? [];
  if (lightness === undefined) throw new Error(`"${text}" is no opaque oklch colour.`);
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

/** Converts to linear sRGB, clipped to the gamut (the matrices of the OKLab definition). */
function linearRgb({ lightness, chroma, hue }: Oklch): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((part) => Math.min(Math.max(part, 0), 1));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(readOklch(color));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2.2 contrast ratio of two opaque colours, from 1 to 21. */
export function getOklchContrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
