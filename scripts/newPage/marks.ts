import { readColor, formatColor } from '../../src/domain/pages/color';
import { getStroke } from './strokes';

/** The colours of an icon with an initial, as `#rrggbb`. */
interface IconColors {
  readonly accent: string;
  readonly onAccent: string;
}

interface MarkColors extends IconColors {
  readonly text: string;
}

const openSvg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
const gap = 4;

/** A placeholder logo: the brand's initial and its name as line art. It contains no text, so it needs no font. */
export function createWordMark(folder: string, { accent, onAccent, text }: MarkColors): string {
  const letters: string[] = [];
  let end = 0;
  for (const character of folder) {
    const { width, d } = getStroke(character);
    letters.push(`<path transform="translate(${roundToTenth(end)})" d="${d}"/>`);
    end += width + gap;
  }
  const width = Math.ceil(45 + 1.2 * end);
  return [
    `${openSvg(width, 40)} width="${width}" height="40">`,
    `<rect y="2" width="36" height="36" rx="9" fill="${accent}"/>${renderInitial(folder, onAccent, 13)}`,
    `<g transform="translate(46 11.6) scale(1.2)" fill="none" stroke="${text}" stroke-width="2.4"`,
    ` stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g></svg>\n`,
  ].join('');
}

/** A placeholder favicon: the brand's initial on its accent colour. */
export function createFavicon(folder: string, { accent, onAccent }: IconColors): string {
  return `${openSvg(36, 36)}><rect width="36" height="36" rx="9" fill="${accent}"/>${renderInitial(folder, onAccent, 11)}</svg>\n`;
}

/** The initial in a square of 36 units, with its upper edge at `top`. */
function renderInitial(folder: string, color: string, top: number): string {
  const { width, d } = getStroke(folder.slice(0, 1));
  return `<path transform="translate(${roundToTenth(18 - width / 2)} ${top})" d="${d}" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const roundToTenth = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Reads a colour from a theme.
 *
 * @param name without `--color-`
 * @throws when the theme does not set it to a plain colour
 */
export function readMarkColor(theme: string, name: string): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(theme)?.[1] ?? '';
  const color = readColor(value);
  if (color === null) throw new Error(`The theme does not set --color-${name} to a plain colour.`);
  return formatColor(color);
}
