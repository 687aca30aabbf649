import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJpeg, createPng, createWebp } from './pictures.fixture';
import { hasFileEnd } from './fileEnd';
import { isLockedPdf } from './lockedPdf';
import { detectPictureKind } from './pictureKind';
import { readPictureSize, scaleTo } from './pictureSize';
import { getDocumentSides, decideTreatment } from './pictures';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])),
  );
const box = (brand: string, ...beside: readonly string[]) =>
  bytes([0, 0, 0, 16 + 4 * beside.length], 'ftyp', brand, [0, 0, 0, 0], ...beside, 'rest');
const megabyte = 1024 * 1024;

describe('detectPictureKind', () => {
  it.each([
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['a JPEG cut off after two bytes', bytes([0xff, 0xd8]), null],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'png'],
    ['a PNG with converted line endings', bytes([0x89], 'PNG\n', [0x1a, 0x0a]), null],
    ['a WebP', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 '), 'webp'],
    ['no picture in a sound file, which is RIFF too', bytes('RIFF', [9, 0, 0, 0], 'WAVEfmt '), null],
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a PDF after a byte-order mark', bytes([0xef, 0xbb, 0xbf], '%PDF-1.7\n'), 'pdf'],
    ['a PDF after line breaks', bytes('\r\n\n%PDF-1.4\n'), 'pdf'],
    ['a PDF whose header ends its first 1024 bytes', bytes(Array<number>(1019).fill(10), '%PDF-1.4'), 'pdf'],
    ['no PDF whose header stands behind', bytes(Array<number>(1020).fill(10), '%PDF-1.4'), null],
    ['no picture in a page that mentions PDF', bytes('<html>%PDF-1.7'), null],
    ['an iPhone picture', box('heic', 'mif1', 'heic'), 'heic'],
    ['a HEIC by its compatible brands', box('mif1', 'heic'), 'heic'],
    ['no picture in an AVIF, which has the same container', box('avif', 'mif1', 'miaf'), null],
    ['no picture in a film, which has the same container', box('isom', 'mp41'), null],
    ['no picture in a box longer than the file', bytes([255, 255, 255, 255], 'ftypmif1'), null],
    ['no picture in an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['no picture in a GIF', bytes('GIF89a'), null],
    ['no picture in a program', bytes('MZ', [0x90, 0]), null],
    ['no picture in an empty file', bytes(), null],
  ])('detects %s', (_name, head, kind) => {
    expect(detectPictureKind(head)).toBe(kind);
  });
});

describe('hasFileEnd', () => {
  const mediaBox = (length: number) => bytes([0, 0, 0, length], 'mdat', Array<number>(length - 8).fill(7));
  const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const header = bytes([0, 0, 0, 20], 'ftypheic', [0, 0, 0, 0], 'mif1', [0, 0, 0, 8], 'meta');
  const heic = join(header, mediaBox(40));
  /** A camera's JPEG: metadata with a whole thumbnail, a fill byte, a table, and the scan. */
  const photo = bytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, 12, 0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9, 0],
    [0xff, 0xff, 0xdb, 0, 4, 0xff, 0xd9],
    [0xff, 0xda, 0, 2, 1, 2, 0xff, 0, 3, 0xff, 0xd9],
  );
  const webp = bytes('RIFF', [28, 0, 0, 0], 'WEBPVP8 ', [16, 0, 0, 0], Array<number>(16).fill(7));
  const pdf = (trailer: string) => bytes('%PDF-1.7\n', Array<number>(4000).fill(32), trailer);
  it.each([
    ['a whole JPEG', 'jpeg', bytes([1, 2, 0xff, 0, 0xff, 0xd9]), true],
    ['a JPEG followed by a film, as phones write', 'jpeg', bytes([0xff, 0xd9], 'ftypmp42'), true],
    ['half a JPEG', 'jpeg', bytes([1, 2, 0xff, 0, 0xff, 0xd0, 3]), false],
    ['a whole JPEG with a thumbnail', 'jpeg', photo, true],
    ['a JPEG with a thumbnail and a film', 'jpeg', join(photo, bytes('ftypmp42')), true],
    ['half a JPEG with a whole thumbnail', 'jpeg', photo.subarray(0, -2), false],
    ['a JPEG cut off before its scan', 'jpeg', photo.subarray(0, 23), false],
    ['a JPEG cut off within its metadata', 'jpeg', photo.subarray(0, 15), false],
    ['a whole PNG', 'png', bytes('IDAT', [1, 2], 'IEND', [0xae, 0x42, 0x60, 0x82]), true],
    ['half a PNG', 'png', bytes('IDAT', [1, 2, 3]), false],
    ['a whole WebP', 'webp', webp, true],
    ['a WebP followed by other bytes', 'webp', join(webp, bytes('XMP')), true],
    ['a WebP without the byte that makes its length even', 'webp', webp.subarray(0, -1), true],
    ['a WebP cut off by two bytes', 'webp', webp.subarray(0, -2), false],
    ['half a WebP', 'webp', webp.subarray(0, 20), false],
    ['the end of a WebP that is longer than what is read', 'webp', bytes([1, 2, 3]), true],
    ['the first bytes of a WebP alone', 'webp', bytes('RIFF', [1]), false],
    ['a whole PDF', 'pdf', pdf('startxref\n116\n%%EOF\n'), true],
    ['a PDF cut off before its end', 'pdf', pdf(''), false],
    ['a PDF cut off within its end', 'pdf', pdf('startxref\n116\n'), false],
    ['a whole HEIC', 'heic', heic, true],
    [
      'a HEIC whose last box reaches to the end',
      'heic',
      join(header, bytes([0, 0, 0, 0], 'mdat12345')),
      true,
    ],
    [
      'a HEIC with a long box',
      'heic',
      join(header, bytes([0, 0, 0, 1], 'mdat', [0, 0, 0, 0, 0, 0, 0, 18], 'xy')),
      true,
    ],
    ['a HEIC followed by XMP', 'heic', join(heic, bytes('<?xpacket begin="" id="W5M0"?>')), true],
    ['a HEIC followed by a few bytes', 'heic', join(heic, bytes([0, 0, 0])), true],
    ['a HEIC followed by a box of its phone', 'heic', join(heic, bytes([0, 0, 0, 12], 'sefd1234')), true],
    ['a HEIC cut off within its second media', 'heic', join(heic, mediaBox(40).subarray(0, 20)), false],
    ['a HEIC cut off before its media', 'heic', join(header, bytes([0, 0, 0])), false],
    ['a HEIC cut off within its description', 'heic', heic.subarray(0, 26), false],
    ['XMP after a HEIC without media', 'heic', join(header, bytes('<?xpacket begin=""?>')), false],
    ['half a HEIC', 'heic', heic.subarray(0, 40), false],
    ['a HEIC with a box shorter than its header', 'heic', join(header, bytes([0, 0, 0, 3], 'mdat')), false],
    ['the first box of a HEIC alone', 'heic', heic.subarray(0, 20), false],
  ] as const)('knows whether it has the end of %s', (_name, kind, end, isWhole) => {
    expect(hasFileEnd(kind, end)).toBe(isWhole);
  });

  it('decides for any bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom('jpeg', 'png', 'webp', 'heic', 'pdf'), fc.uint8Array(), (kind, noise) => {
        expect(typeof hasFileEnd(kind, noise)).toBe('boolean');
      }),
    );
  });
});

describe('isLockedPdf', () => {
  it.each([
    ['a trailer with its encryption', 'trailer\n<< /Size 9 /Encrypt 8 0 R /Root 1 0 R >>', true],
    ['a cross-reference stream with it', '<</Type/XRef/Encrypt 28 0 R/ID[<00>]>>stream', true],
    ['an encryption in the trailer itself', 'trailer << /Encrypt << /Filter /Standard >> >>', true],
    ['a document without encryption', 'trailer\n<< /Size 9 /Root 1 0 R >>', false],
    ['whether its metadata are encrypted', '/EncryptMetadata false', false],
    ['the word alone', '/Encrypt (it)', false],
    ['a later one', '/Encrypt (it) /Encrypt 8 0 R', true],
    ['nothing', '', false],
  ])('knows %s', (_what, text, isLocked) => {
    expect(isLockedPdf(bytes(text))).toBe(isLocked);
  });
});

describe('readPictureSize', () => {
  it.each([
    ['a JPEG', 'jpeg', createJpeg(4000, 3000), { width: 4000, height: 3000 }],
    ['an upright JPEG', 'jpeg', createJpeg(4000, 3000, { orientation: 1 }), { width: 4000, height: 3000 }],
    [
      'an upside-down JPEG',
      'jpeg',
      createJpeg(4000, 3000, { orientation: 3 }),
      { width: 4000, height: 3000 },
    ],
    ['a rotated JPEG', 'jpeg', createJpeg(4000, 3000, { orientation: 6 }), { width: 3000, height: 4000 }],
    [
      'a little-endian JPEG',
      'jpeg',
      createJpeg(8, 6, { orientation: 8, isLittle: true }),
      { width: 6, height: 8 },
    ],
    ['a JPEG with a thumbnail', 'jpeg', createJpeg(40, 30, { padding: 60_000 }), { width: 40, height: 30 }],
    ['a JPEG without its frame', 'jpeg', createJpeg(40, 30, { padding: 60_000 }).subarray(0, 500), null],
    ['a JPEG without a height', 'jpeg', createJpeg(40, 0), null],
    ['a PNG', 'png', createPng(1200, 800), { width: 1200, height: 800 }],
    ['a truncated PNG', 'png', createPng(1200, 800).subarray(0, 20), null],
    ['a plain WebP', 'webp', createWebp('VP8 ', 640, 480), { width: 640, height: 480 }],
    ['a lossless WebP', 'webp', createWebp('VP8L', 16384, 1), { width: 16384, height: 1 }],
    ['a large WebP', 'webp', createWebp('VP8X', 70_000, 300), { width: 70_000, height: 300 }],
    ['a WebP of an unknown coding', 'webp', createWebp('ANIM', 1, 1), null],
  ] as const)('reads the size of %s', (_name, kind, head, size) => {
    expect(readPictureSize(kind, head)).toEqual(size);
  });
});

describe('scaleTo', () => {
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
  ])('scales %o to %o', (size, sent) => {
    expect(scaleTo(size, 2000)).toEqual(sent);
  });

  it('never enlarges a picture, exceeds the limit or changes the proportions', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sent = scaleTo({ width, height }, 2000);
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

describe('decideTreatment', () => {
  const reject = (problem: string) => ({ kind: 'refused', problem });
  const overLimit = (length: number, limitMegabytes: number) => ({
    ...reject('over_limit'),
    bytes: length,
    limitMegabytes,
  });
  const tooManyPixels = (pixels: number) => ({
    ...reject('too_many_pixels'),
    megapixels: pixels,
    limitMegapixels: 64,
  });
  it.each([
    ['an empty file', bytes(), 0, reject('empty')],
    ['a text named like a picture', bytes('not a picture'), 13, reject('file_type')],
    [
      'a photo',
      createJpeg(4000, 3000, { orientation: 6 }),
      5 * megabyte,
      { kind: 'redrawn', from: 'jpeg', size: { width: 1500, height: 2000 } },
    ],
    [
      'a photo of 48 megapixels over ten megabytes',
      createJpeg(8000, 6000),
      20 * megabyte,
      { kind: 'redrawn', from: 'jpeg', size: { width: 2000, height: 1500 } },
    ],
    ['a photo of 100 megapixels', createJpeg(11_600, 8700), 30 * megabyte, tooManyPixels(101)],
    ['a small file that unpacks to a gigabyte', createPng(20_000, 20_000), 40_000, tooManyPixels(400)],
    [
      'a photo larger than any camera writes',
      createJpeg(40, 30),
      61 * megabyte,
      overLimit(61 * megabyte, 60),
    ],
    ['a truncated photo', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]), 6, reject('unreadable')],
    ['a PDF of exactly ten megabytes', bytes('%PDF-1.4'), 10 * megabyte, { kind: 'as-is', is: 'pdf' }],
    ['a PDF one byte over the limit', bytes('%PDF-1.4'), 10 * megabyte + 1, overLimit(10 * megabyte + 1, 10)],
    ['a HEIC', box('heic'), megabyte, { kind: 'as-is', is: 'heic' }],
    ['a HEIC over the limit', box('heic'), 11 * megabyte, overLimit(11 * megabyte, 10)],
  ])('decides how to prepare %s', { tags: ['I3'] }, (_name, head, length, treatment) => {
    expect(decideTreatment(head, length)).toEqual(treatment);
  });

  it('decides for any bytes, also after a valid picture header', { tags: ['S21', 'B9'] }, () => {
    const beginnings = [
      bytes(),
      createJpeg(40, 30, { orientation: 6 }),
      createPng(4, 3),
      createWebp('VP8X', 4, 3),
      box('mif1', 'heic'),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.nat({ max: 80 }),
        fc.uint8Array({ maxLength: 400 }),
        (beginning, length, noise) => {
          const head = Uint8Array.from([...beginning.subarray(0, length), ...noise]);
          const treatment = decideTreatment(head, head.length);
          expect(['refused', 'redrawn', 'as-is']).toContain(treatment.kind);
          if (treatment.kind === 'redrawn')
            expect(treatment.size.width * treatment.size.height).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('getDocumentSides', () => {
  it.each([
    ['passport', ['front']],
    ['id_card', ['front', 'back']],
    ['residence_permit', ['front', 'back']],
  ])('requires the right sides of a %s', (type, sides) => {
    expect(getDocumentSides(type)).toEqual(sides);
  });
});
