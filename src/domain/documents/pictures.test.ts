import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf, webpOf } from './pictures.fixture';
import { pictureKindOf } from './pictureKind';
import { pictureSizeOf } from './pictureSize';
import { sentSize, sidesOf, treatmentOf } from './pictures';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])),
  );
const box = (brand: string, ...beside: readonly string[]) =>
  bytes([0, 0, 0, 16 + 4 * beside.length], 'ftyp', brand, [0, 0, 0, 0], ...beside, 'rest');
const megabyte = 1024 * 1024;

describe('the kind of a picture is that of its first bytes', () => {
  it.each([
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['a JPEG cut off after two bytes', bytes([0xff, 0xd8]), null],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'png'],
    ['a PNG whose line ends were changed on its way', bytes([0x89], 'PNG\n', [0x1a, 0x0a]), null],
    ['a WebP', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '), 'webp'],
    ['a sound, which is RIFF too', bytes('RIFF', [9, 0, 0, 0], 'WAVEfmt '), null],
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a page that speaks of a PDF', bytes('<html>%PDF-1.7'), null],
    ['a picture of an iPhone', box('heic', 'mif1', 'heic'), 'heic'],
    ['a picture whose coding is said beside', box('mif1', 'heic'), 'heic'],
    ['an AVIF, which is built alike', box('avif', 'mif1', 'miaf'), null],
    ['a film, which is built alike', box('isom', 'mp41'), null],
    ['a box that says it is longer than the file', bytes([255, 255, 255, 255], 'ftypmif1'), null],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a GIF', bytes('GIF89a'), null],
    ['a program', bytes('MZ', [0x90, 0]), null],
    ['nothing', bytes(), null],
  ])('%s', (_name, head, kind) => {
    expect(pictureKindOf(head)).toBe(kind);
  });
});

describe('the size of a picture is read without unpacking it', () => {
  it.each([
    ['a JPEG', 'jpeg', jpegOf(4000, 3000), { width: 4000, height: 3000 }],
    [
      'a JPEG that says it is upright',
      'jpeg',
      jpegOf(4000, 3000, { orientation: 1 }),
      { width: 4000, height: 3000 },
    ],
    ['a JPEG upside down', 'jpeg', jpegOf(4000, 3000, { orientation: 3 }), { width: 4000, height: 3000 }],
    ['a JPEG on its side', 'jpeg', jpegOf(4000, 3000, { orientation: 6 }), { width: 3000, height: 4000 }],
    [
      'one written the other way round',
      'jpeg',
      jpegOf(8, 6, { orientation: 8, isLittle: true }),
      { width: 6, height: 8 },
    ],
    [
      'a JPEG with a thumbnail in front',
      'jpeg',
      jpegOf(40, 30, { padding: 60_000 }),
      { width: 40, height: 30 },
    ],
    ['a JPEG cut off before its frame', 'jpeg', jpegOf(40, 30, { padding: 60_000 }).subarray(0, 500), null],
    ['a JPEG without a height', 'jpeg', jpegOf(40, 0), null],
    ['a PNG', 'png', pngOf(1200, 800), { width: 1200, height: 800 }],
    ['a PNG cut off', 'png', pngOf(1200, 800).subarray(0, 20), null],
    ['a plain WebP', 'webp', webpOf('VP8 ', 640, 480), { width: 640, height: 480 }],
    ['a lossless WebP', 'webp', webpOf('VP8L', 16384, 1), { width: 16384, height: 1 }],
    ['a large WebP', 'webp', webpOf('VP8X', 70_000, 300), { width: 70_000, height: 300 }],
    ['a WebP of no known sort', 'webp', webpOf('ANIM', 1, 1), null],
  ] as const)('%s', (_name, kind, head, size) => {
    expect(pictureSizeOf(kind, head)).toEqual(size);
  });
});

describe('the size in which a picture is sent', () => {
  it.each([
    [
      { width: 8000, height: 6000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1500, height: 2000 },
    ],
    [
      { width: 2000, height: 1333 },
      { width: 2000, height: 1333 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 60_000, height: 1 },
      { width: 2000, height: 1 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
  ])('of %o is %o', (size, sent) => {
    expect(sentSize(size)).toEqual(sent);
  });

  it('is never larger than the picture, never over the limit, and keeps its shape', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sent = sentSize({ width, height });
        expect(Math.max(sent.width, sent.height)).toBeLessThanOrEqual(
          Math.min(2000, Math.max(width, height)),
        );
        expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(1);
        const scale = sent.width >= sent.height ? sent.width / width : sent.height / height;
        expect(Math.abs(sent.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(sent.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what is done with a file', () => {
  const refused = (problem: string) => ({ kind: 'refused', problem });
  it.each([
    ['nothing in it', bytes(), 0, refused('empty')],
    ['a text with the name of a picture', bytes('not a picture'), 13, refused('file_type')],
    [
      'a photo',
      jpegOf(4000, 3000, { orientation: 6 }),
      5 * megabyte,
      { kind: 'redrawn', size: { width: 1500, height: 2000 } },
    ],
    [
      'a photo of 48 megapixels over ten megabytes',
      jpegOf(8000, 6000),
      20 * megabyte,
      { kind: 'redrawn', size: { width: 2000, height: 1500 } },
    ],
    ['a photo of 100 megapixels', jpegOf(11_600, 8700), 30 * megabyte, refused('too_many_pixels')],
    ['a small file that unpacks to a gigabyte', pngOf(20_000, 20_000), 40_000, refused('too_many_pixels')],
    ['a photo that is no photo any more', jpegOf(40, 30), 61 * megabyte, refused('file_size')],
    ['only the beginning of a photo', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]), 6, refused('unreadable')],
    ['a PDF of just ten megabytes', bytes('%PDF-1.4'), 10 * megabyte, { kind: 'as-is', is: 'pdf' }],
    ['a PDF of one byte more', bytes('%PDF-1.4'), 10 * megabyte + 1, refused('file_size')],
    ['a HEIC', box('heic'), megabyte, { kind: 'as-is', is: 'heic' }],
    ['a HEIC over the limit', box('heic'), 11 * megabyte, refused('file_size')],
  ])('%s', (_name, head, length, treatment) => {
    expect(treatmentOf(head, length)).toEqual(treatment);
  });

  it('is decided for any bytes, also behind the beginning of a picture', () => {
    const beginnings = [
      bytes(),
      jpegOf(40, 30, { orientation: 6 }),
      pngOf(4, 3),
      webpOf('VP8X', 4, 3),
      box('mif1', 'heic'),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.nat({ max: 80 }),
        fc.uint8Array({ maxLength: 400 }),
        (beginning, kept, noise) => {
          const head = Uint8Array.from([...beginning.subarray(0, kept), ...noise]);
          const treatment = treatmentOf(head, head.length);
          expect(['refused', 'redrawn', 'as-is']).toContain(treatment.kind);
          if (treatment.kind === 'redrawn')
            expect(treatment.size.width * treatment.size.height).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the sides of a document', () => {
  it.each([
    ['passport', ['front']],
    ['id_card', ['front', 'back']],
    ['residence_permit', ['front', 'back']],
  ])('of %s', (type, sides) => {
    expect(sidesOf(type)).toEqual(sides);
  });
});
