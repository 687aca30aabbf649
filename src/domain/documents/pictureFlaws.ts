import type { PictureSize } from './pictureSize';

/** What can keep a lender from reading a picture. It never refuses a picture: the applicant decides. */
export type PictureFlaw = 'too_small' | 'too_dark' | 'blurred' | 'locked';

/** The pixels of a picture, row by row, four bytes each: red, green, blue and opacity. */
export interface Pixels extends PictureSize {
  readonly data: Uint8ClampedArray;
}

/**
 * Length of the longer side below which the smallest print of a card is illegible: a card that fills the picture then has less than 300
 * dots per inch.
 */
const minSideLength = 1000;
/** Length of the longer side at which pixels are checked. Noise disappears, and blur that matters remains. */
export const checkedSideLength = 1000;
/** The brightest tenth of the pixels is at least this bright, of 255. A dark background is no flaw, because the card is bright. */
const minBrightness = 70;
/** Length of the sides of the squares in which edges are sought. It is longer than the widest blurred edge. */
const squareLength = 64;
/** Difference of brightness that makes a square count. Squares of one colour have no edge that could be sharp. */
const minContrast = 48;
/** With fewer squares that count, blur is not sought. */
const minSquares = 4;
/** Share of a square's contrast in a step from one pixel to the next that counts as sharp. Across an edge of two pixels it is a half. */
const sharpStep = 0.25;
/** A square with fewer sharp steps has none but those of noise. A sharp edge through half of the square has more. */
const minSharpSteps = 32;
/** A picture with a smaller share of sharp squares is blurred. */
const minSharpShare = 0.1;

/**
 * Finds the flaws of a picture.
 *
 * @param size the size at which it is sent
 * @param pixels its pixels, scaled to `checkedSideLength`
 */
export function findFlaws({ width, height }: PictureSize, pixels: Pixels): readonly PictureFlaw[] {
  const brightness = getBrightness(pixels);
  const isDark = isTooDark(brightness);
  return [
    ...(Math.max(width, height) < minSideLength ? (['too_small'] as const) : []),
    ...(isDark ? (['too_dark'] as const) : []),
    // In the dark every edge is soft.
    ...(!isDark && isBlurred(pixels, brightness) ? (['blurred'] as const) : []),
  ];
}

/** The brightness of each pixel, from 0 to 255 (ITU-R BT.601). */
function getBrightness({ width, height, data }: Pixels): Uint8Array {
  const brightness = new Uint8Array(width * height);
  for (let index = 0; index < brightness.length; index += 1) {
    const at = index * 4;
    brightness[index] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return brightness;
}

function isTooDark(brightness: Uint8Array): boolean {
  let brightPixels = 0;
  for (const value of brightness) if (value >= minBrightness) brightPixels += 1;
  return brightPixels * 10 < brightness.length;
}

/** Whether hardly any edge is sharp, wherever there are edges. */
function isBlurred(size: PictureSize, brightness: Uint8Array): boolean {
  const squares = listSquares(size).filter((square) => getContrast(square, brightness) >= minContrast);
  const sharpSquares = squares.filter(
    (square) => countSteps(square, brightness, getContrast(square, brightness) * sharpStep) >= minSharpSteps,
  );
  return squares.length >= minSquares && sharpSquares.length < squares.length * minSharpShare;
}

/** The positions of a square's rows and columns. Those at the right and at the bottom may be smaller. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The width of the picture. */
  readonly width: number;
}

function listSquares({ width, height }: PictureSize): readonly Square[] {
  const squares: Square[] = [];
  for (let top = 0; top < height; top += squareLength) {
    for (let left = 0; left < width; left += squareLength) {
      const right = Math.min(left + squareLength, width);
      squares.push({ left, top, right, bottom: Math.min(top + squareLength, height), width });
    }
  }
  return squares;
}

function getContrast({ left, top, right, bottom, width }: Square, brightness: Uint8Array): number {
  let darkest = 255;
  let brightest = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let at = row * width + left; at < row * width + right; at += 1) {
      const value = brightness[at] ?? 0;
      darkest = Math.min(darkest, value);
      brightest = Math.max(brightest, value);
    }
  }
  return brightest - darkest;
}

/** The number of pixels from which the brightness changes by `least` or more to the pixel on the right or below. */
function countSteps(
  { left, top, right, bottom, width }: Square,
  brightness: Uint8Array,
  least: number,
): number {
  let steps = 0;
  for (let row = top; row < bottom - 1; row += 1) {
    for (let at = row * width + left; at < row * width + right - 1; at += 1) {
      const value = brightness[at] ?? 0;
      const toRight = Math.abs((brightness[at + 1] ?? 0) - value);
      const below = Math.abs((brightness[at + width] ?? 0) - value);
      if (Math.max(toRight, below) >= least) steps += 1;
    }
  }
  return steps;
}
