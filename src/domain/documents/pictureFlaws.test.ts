import { describe, expect, it } from 'vitest';
import { findFlaws, type Pixels } from './pictureFlaws';
import type { PictureSize } from './pictureSize';

const sent = { width: 2000, height: 1500 };

/** A picture whose pixels have a brightness from 0 to 255, by column and row. */
function paint(size: PictureSize, getBrightness: (column: number, row: number) => number): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let index = 0; index < size.width * size.height; index += 1) {
    const value = getBrightness(index % size.width, Math.floor(index / size.width));
    data.fill(value, index * 4, index * 4 + 3);
    data[index * 4 + 3] = 255;
  }
  return { ...size, data };
}

interface Bars {
  readonly dark?: number;
  readonly bright?: number;
  /** The number of pixels over which the brightness changes. */
  readonly edge?: number;
  /** The change of brightness between neighbours that have the same colour. */
  readonly noise?: number;
}

/** Dark and bright bars of 100 pixels, upright in a picture of 1000 × 750. */
const paintBars = ({ dark = 20, bright = 220, edge = 1, noise = 0 }: Bars = {}) =>
  paint({ width: 1000, height: 750 }, (column, row) => {
    const within = column % 200;
    const rise = Math.min(1, Math.max(0, (within - 50) / edge));
    const fall = Math.min(1, Math.max(0, (within - 150) / edge));
    return dark + (bright - dark) * (rise - fall) + ((column + row) % 2) * noise;
  });

describe('a small picture', () => {
  it.each([
    [1000, 10, []],
    [999, 999, ['too_small']],
    [640, 480, ['too_small']],
    [10, 1000, []],
    [1, 1, ['too_small']],
  ])('of %i × %i pixels: %j', (width, height, flaws) => {
    expect(findFlaws({ width, height }, paintBars())).toEqual(flaws);
  });
});

describe('a dark picture', () => {
  it.each([
    ['bright bars', {}, []],
    ['black', { dark: 0, bright: 0 }, ['too_dark']],
    ['the limit', { dark: 70, bright: 70 }, []],
    ['just below the limit', { dark: 69, bright: 69 }, ['too_dark']],
    ['soft edges in the dark, which tell nothing', { dark: 0, bright: 60, edge: 20 }, ['too_dark']],
    ['white', { dark: 255, bright: 255 }, []],
  ])('%s: %j', (_case, bars, flaws) => {
    expect(findFlaws(sent, paintBars(bars))).toEqual(flaws);
  });

  it('is not one without any pixel', () => {
    const nothing = paint({ width: 0, height: 0 }, () => 0);
    expect(findFlaws(sent, nothing)).toEqual([]);
  });

  it.each([
    [10, []],
    [9, ['too_dark']],
  ])('on a black ground with a bright card over %i of 100 rows: %j', (rows, flaws) => {
    const pixels = paint({ width: 100, height: 100 }, (_column, row) => (row < rows ? 200 : 0));
    expect(findFlaws(sent, pixels)).toEqual(flaws);
  });

  it.each([
    ['green', [0, 255, 0], []],
    ['red', [255, 0, 0], []],
    ['blue, which looks darkest', [0, 0, 255], ['too_dark']],
  ])('weighs colours as eyes do: %s', (_case, color, flaws) => {
    const data = Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_value, at) => color[at % 4] ?? 255);
    expect(findFlaws(sent, { width: 40, height: 40, data })).toEqual(flaws);
  });
});

describe('a blurred picture', () => {
  it.each([
    ['a hard edge', { edge: 1 }, []],
    ['an edge of two pixels', { edge: 2 }, []],
    ['an edge of four pixels', { edge: 4 }, []],
    ['an edge of five pixels', { edge: 5 }, ['blurred']],
    ['an edge of thirty pixels', { edge: 30 }, ['blurred']],
    ['a soft edge under noise', { edge: 12, noise: 6 }, ['blurred']],
    ['a hard edge of little contrast', { dark: 150, bright: 200, edge: 2 }, []],
    ['a soft edge of little contrast', { dark: 150, bright: 200, edge: 12 }, ['blurred']],
    ['a soft edge of so little contrast that nothing is known', { dark: 190, bright: 230, edge: 12 }, []],
    ['one colour', { dark: 200, bright: 200 }, []],
  ])('%s: %j', (_case, bars, flaws) => {
    expect(findFlaws(sent, paintBars(bars))).toEqual(flaws);
  });

  it('is not blurred if a tenth of it is sharp, such as a card before a soft background', () => {
    const soft = paintBars({ edge: 20 });
    const sharp = paintBars();
    const join = (rows: number) => {
      const data = Uint8ClampedArray.from(soft.data);
      data.set(sharp.data.subarray(0, rows * 1000 * 4));
      return { ...soft, data };
    };
    expect(findFlaws(sent, join(128))).toEqual([]);
    expect(findFlaws(sent, join(64))).toEqual(['blurred']);
  });

  it.each([
    ['three squares with soft edges', 3, []],
    ['four squares with soft edges', 4, ['blurred']],
  ])('needs enough edges: %s', (_case, squares, flaws) => {
    const pixels = paint({ width: 64 * squares, height: 64 }, (column) => 20 + (column % 64) * 3);
    expect(findFlaws(sent, pixels)).toEqual(flaws);
  });
});

it('names all flaws in the order of the texts', () => {
  const small = { width: 640, height: 480 };
  expect(findFlaws(small, paintBars({ edge: 30 }))).toEqual(['too_small', 'blurred']);
  expect(findFlaws(small, paintBars({ dark: 0, bright: 10 }))).toEqual(['too_small', 'too_dark']);
});
