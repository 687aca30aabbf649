import { readColor, writtenColor } from '../../src/domain/pages/color';
import { strokeOf } from './strokes';

/** The colours of a field with an initial, each as `#rrggbb`. */
interface FieldColors {
  readonly accent: string;
  readonly onAccent: string;
}

interface MarkColors extends FieldColors {
  readonly text: string;
}

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
const gap = 4;

/** A brand's name in lines behind its initial, to begin with; it holds no text, so it needs no font. */
export function wordMark(folder: string, { accent, onAccent, text }: MarkColors): string {
  const letters: string[] = [];
  let end = 0;
  for (const character of folder) {
    const { width, d } = strokeOf(character);
    letters.push(`<path transform="translate(${tenths(end)})" d="${d}"/>`);
    end += width + gap;
  }
  const width = Math.ceil(45 + 1.2 * end);
  return [
    `${open(width, 40)} width="${width}" height="40">`,
    `<rect y="2" width="36" height="36" rx="9" fill="${accent}"/>${initialOf(folder, onAccent, 13)}`,
    `<g transform="translate(46 11.6) scale(1.2)" fill="none" stroke="${text}" stroke-width="2.4"`,
    ` stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g></svg>\n`,
  ].join('');
}

/** A brand's initial on its accent. */
export function favicon(folder: string, { accent, onAccent }: FieldColors): string {
  return `${open(36, 36)}><rect width="36" height="36" rx="9" fill="${accent}"/>${initialOf(folder, onAccent, 11)}</svg>\n`;
}

/** The initial in a square of 36, its upper edge at `top`. */
function initialOf(folder: string, color: string, top: number): string {
  const { width, d } = strokeOf(folder.slice(0, 1));
  return `<path transform="translate(${tenths(18 - width / 2)} ${top})" d="${d}" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const tenths = (value: number) => String(Math.round(value * 10) / 10);

/**
 * A colour that a theme sets, as marks take it.
 *
 * @param name without `--color-`
 * @throws when the theme does not set it as a plain colour
 */
export function markColor(theme: string, name: string): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(theme)?.[1] ?? '';
  const color = readColor(value);
  if (color === null) throw new Error(`The theme sets no colour --color-${name} that a mark can take.`);
  return writtenColor(color);
}
