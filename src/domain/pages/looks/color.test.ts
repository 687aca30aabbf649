import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../../testing/propertyTests';
import { mixColors, getContrastRatio, readColor, formatColor, type Color } from './color';

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

describe('colours', () => {
  it.each([
    ['#0f8', [0, 255, 136]],
    [' #5B21b6 ', [91, 33, 182]],
    ['rgb(91, 33, 182)', [91, 33, 182]],
    ['RGB(91 33 182)', [91, 33, 182]],
    ['rgb(100% 0% 50%)', [255, 0, 128]],
    ['rgb(300, -4, 0)', [255, 0, 0]],
    ['hsl(0, 100%, 50%)', [255, 0, 0]],
    ['hsl(120deg 100% 25%)', [0, 128, 0]],
    ['hsl(-120, 100%, 50%)', [0, 0, 255]],
    ['hsl(210 50% 40%)', [51, 102, 153]],
    ['lab(38.0898% -25.0356 -13.3433)', [0, 101, 110]],
    ['oklch(46% 0.085 205)', [0, 101, 110]],
    ['lab(100% 0 0)', [255, 255, 255]],
    ['lab(54.29 80.8 69.89)', [255, 0, 0]],
    ['lab(5 0 0)', [17, 17, 17]],
    ['oklch(100% 0 0)', [255, 255, 255]],
    ['oklch(0% 0 0)', [0, 0, 0]],
    ['oklch(62.8% 0.25768 29.23)', [255, 0, 0]],
    ['oklch(.452 .31321 264.05deg)', [0, 0, 255]],
    ['oklch(59.99% 0% 0)', [128, 128, 128]],
  ])('readColor reads %s', (text, color) => {
    expect(readColor(text)).toEqual(color);
  });

  it.each([
    '',
    'red',
    '#12345',
    '#12345678',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4)',
    'rgb(1 2 3 / 50%)',
    'rgb(1, two, 3)',
    'constructor(1 2 3)',
    'url(https://evil.example)',
    'oklch(from red l c h)',
    'rgb(1,2,3); background: red',
  ])('readColor rejects "%s"', (text) => {
    expect(readColor(text)).toBeNull();
  });

  it('formatColor writes a colour so that readColor reads the same one', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (color) => {
        expect(readColor(formatColor(color))).toEqual(color);
      }),
      { numRuns: getRunCount(100) },
    );
  });

  it('readColor returns a displayable colour or null for any text', () => {
    const notation = fc.constantFrom('rgb', 'hsl', 'lab', 'oklch', '#', 'x');
    const part = fc.oneof(fc.double().map(String), fc.integer().map(String), fc.string());
    const anything = fc.oneof(
      fc.string(),
      fc
        .tuple(notation, fc.array(part), fc.constantFrom(' ', ',', '% '))
        .map(([name, parts, mark]) => `${name}(${parts.join(mark)})`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        for (const value of readColor(text) ?? []) {
          expect(Number.isInteger(value) && value >= 0 && value <= 255).toBe(true);
        }
      }),
      { numRuns: getRunCount(500) },
    );
  });
});

describe('getContrastRatio', () => {
  it.each([
    ['black and white as the maximum', black, white, 21],
    ['equal colours as the minimum', [90, 90, 90], [90, 90, 90], 1],
    ['#767676 on white, just enough for text', [118, 118, 118], white, 4.54],
    ['#777777 on white, just too little for text', [119, 119, 119], white, 4.48],
    ['red and white', [255, 0, 0], white, 4],
    ['white and red as the same', white, [255, 0, 0], 4],
  ] as const)('calculates the contrast of %s', (_what, one, other, expected) => {
    expect(getContrastRatio(one, other)).toBeCloseTo(expected, 2);
  });
});

it.each([
  [0, '#000000'],
  [0.5, '#808080'],
  [1, '#ffffff'],
])('mixes black and white at a share of %s', (share, expected) => {
  expect(formatColor(mixColors(black, white, share))).toBe(expected);
});
