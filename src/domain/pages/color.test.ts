import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { between, contrast, readColor, writtenColor, type Color } from './color';

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

describe('a colour', () => {
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
  ])('%s is read', (text, color) => {
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
  ])('%s is none', (text) => {
    expect(readColor(text)).toBeNull();
  });

  it('is written as it was read', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (color) => {
        expect(readColor(writtenColor(color))).toEqual(color);
      }),
      { numRuns: runs(100) },
    );
  });

  it('is one that a screen can show, or none, whatever is read', () => {
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
      { numRuns: runs(500) },
    );
  });
});

describe('contrast', () => {
  it.each([
    ['of black and white is the greatest', black, white, 21],
    ['of a colour and itself is none', [90, 90, 90], [90, 90, 90], 1],
    ['is just enough for text: #767676 on white', [118, 118, 118], white, 4.54],
    ['is just too little for text: #777777 on white', [119, 119, 119], white, 4.48],
    ['of red and white', [255, 0, 0], white, 4],
    ['is the same the other way round', white, [255, 0, 0], 4],
  ] as const)('%s', (_what, one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

it.each([
  [0, '#000000'],
  [0.5, '#808080'],
  [1, '#ffffff'],
])('a colour at %s of the way from black to white', (share, expected) => {
  expect(writtenColor(between(black, white, share))).toBe(expected);
});
