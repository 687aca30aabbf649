import { describe, expect, it } from 'vitest';
import { isSamePicture, knownColors, knownSize, showsKnownColors, stripeWidth } from './canvasTrust';
import type { Pixels } from './pictureFlaws';

type Color = readonly [red: number, green: number, blue: number];

function paint(getColor: (column: number, row: number) => Color, size = knownSize): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let index = 0; index < size.width * size.height; index += 1)
    data.set([...getColor(index % size.width, Math.floor(index / size.width)), 255], index * 4);
  return { ...size, data };
}

const stripes = (column: number): Color => knownColors[Math.floor(column / stripeWidth)] ?? [9, 9, 9];
/** The same noise for each run, from 0 to 255. */
const noise = (column: number, row: number): Color => [
  (column * 7919 + row * 104_729) % 256,
  (column * 15_485_863 + row * 32_452_843) % 256,
  (column * 49_979_687 + row * 67_867_967) % 256,
];
const shift = ([red, green, blue]: Color, by: number): Color => [red + by, green - by, blue + by];

describe('the known colours', () => {
  it.each<[string, (column: number, row: number) => Color, boolean]>([
    ['as they were drawn', stripes, true],
    ['with other last bits', (column) => shift(stripes(column), 3), true],
    ['white', () => [255, 255, 255], false],
    ['black', () => [0, 0, 0], false],
    ['noise', noise, false],
    ['stripes in another order', (column) => stripes(knownSize.width - 1 - column), false],
    ['one wrong pixel', (column, row) => (row === 9 && column === 9 ? [0, 200, 0] : stripes(column)), false],
  ])('%s: %s', (_what, getColor, isTrusted) => {
    expect(showsKnownColors(paint(getColor))).toBe(isTrusted);
  });

  it('are not those of fewer pixels', () => {
    const { width, height, data } = paint(stripes);
    expect(showsKnownColors({ width, height, data: data.subarray(0, -4) })).toBe(false);
    expect(showsKnownColors({ width: 0, height: 0, data })).toBe(false);
  });
});

describe('a picture and what was written of it', () => {
  const size = { width: 60, height: 40 };
  const picture = paint((column, row) => [column * 4, row * 6, 120], size);
  it.each<[string, Pixels, boolean]>([
    ['the same', picture, true],
    ['as a JPEG writes it', paint((column, row) => shift([column * 4, row * 6, 120], 4), size), true],
    ['white', paint(() => [255, 255, 255], size), false],
    ['black', paint(() => [0, 0, 0], size), false],
    ['noise', paint(noise, size), false],
    ['another size', paint(() => [0, 0, 0]), false],
  ])('%s: %s', (_what, written, isSame) => {
    expect(isSamePicture(picture, written)).toBe(isSame);
  });
});
