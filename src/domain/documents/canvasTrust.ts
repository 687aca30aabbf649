import type { Pixels } from './pictureFlaws';

/**
 * Whether a canvas returns what was drawn on it. A browser that resists fingerprinting returns white, stripes or noise in its place, and says
 * so to nobody.
 */

/** The colours that are painted as upright stripes, each of `stripeWidth` columns, and sought again. */
export const knownColors: readonly (readonly [red: number, green: number, blue: number])[] = [
  [0, 0, 0],
  [255, 255, 255],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
  [0, 128, 128],
  [90, 140, 200],
];

export const stripeWidth = 4;

/** A square that shows all stripes. */
export const knownSize = {
  width: knownColors.length * stripeWidth,
  height: knownColors.length * stripeWidth,
};

/** The largest difference of a colour. A browser may change the last bits of each. */
const maxKnownDifference = 32;

/** The largest average difference between a picture and the same as a JPEG, from 0 to 255. That of noise is 80 and more. */
const maxAverageDifference = 24;

/** Whether pixels in the known size show the known colours. */
export function showsKnownColors({ width, height, data }: Pixels): boolean {
  for (let index = 0; index < width * height; index += 1) {
    const color = knownColors[Math.floor((index % width) / stripeWidth)] ?? [];
    if (color.some((value, at) => Math.abs((data[index * 4 + at] ?? -255) - value) > maxKnownDifference))
      return false;
  }
  return data.length === width * height * 4;
}

/** Whether two pictures of one size show the same, as far as a JPEG does. */
export function isSamePicture(drawn: Pixels, written: Pixels): boolean {
  if (drawn.data.length !== written.data.length) return false;
  let difference = 0;
  for (let at = 0; at < drawn.data.length; at += 1)
    difference += Math.abs((drawn.data[at] ?? 0) - (written.data[at] ?? 0));
  // A quarter of the bytes are the opacity, which is the same.
  return difference * 4 <= maxAverageDifference * drawn.data.length * 3;
}
