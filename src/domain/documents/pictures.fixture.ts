/** The first bytes of pictures, enough for code that reads only the header. */

interface JpegOptions {
  /** The Exif orientation, from 1 to 8. No Exif segment if absent. */
  readonly orientation?: number;
  /** Whether numbers are little-endian. */
  readonly isLittle?: boolean;
  /** Length of filler segments before the frame, in place of a thumbnail. */
  readonly padding?: number;
}

/** A JPEG up to and including its frame header. */
export function createJpeg(
  width: number,
  height: number,
  { orientation, isLittle = false, padding = 0 }: JpegOptions = {},
): Uint8Array<ArrayBuffer> {
  const frame = [
    0xff,
    0xc0,
    0,
    17,
    8,
    ...toBigEndian(height, 2),
    ...toBigEndian(width, 2),
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
    0x11,
    1,
  ];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...(orientation === undefined ? [] : exifSegment(orientation, isLittle)),
    ...createFillers(padding),
    ...frame,
    0xff,
    0xda,
  ]);
}

const maxSegmentLength = 65_535;

function createFillers(length: number): readonly number[] {
  if (length === 0) return [];
  const own = Math.min(length, maxSegmentLength);
  const filler = [0xff, 0xe2, ...toBigEndian(own, 2), ...Array<number>(Math.max(0, own - 2)).fill(0xff)];
  return filler.concat(createFillers(length - own));
}

/** The segment in which a camera stores the orientation. */
function exifSegment(orientation: number, isLittle = false): readonly number[] {
  const number = (value: number, length: number) =>
    isLittle ? toBigEndian(value, length).toReversed() : toBigEndian(value, length);
  const order = isLittle ? [0x49, 0x49] : [0x4d, 0x4d];
  const entry = [...number(0x0112, 2), ...number(3, 2), ...number(1, 4), ...number(orientation, 2), 0, 0];
  const tiff = [...order, ...number(42, 2), ...number(8, 4), ...number(1, 2), ...entry, ...number(0, 4)];
  return [0xff, 0xe1, ...toBigEndian(tiff.length + 8, 2), ...toBytes('Exif'), 0, 0, ...tiff];
}

/** A PNG up to and including its size. */
export function createPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const signature = [0x89, ...toBytes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
  return Uint8Array.from([
    ...signature,
    ...toBigEndian(13, 4),
    ...toBytes('IHDR'),
    ...toBigEndian(width, 4),
    ...toBigEndian(height, 4),
  ]);
}

/** A WebP up to and including its size, in one of its three encodings. */
export function createWebp(chunk: string, width: number, height: number): Uint8Array<ArrayBuffer> {
  const little = (value: number, length: number) => toBigEndian(value, length).toReversed();
  const sizes: Readonly<Record<string, readonly number[]>> = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)],
    VP8L: [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4)],
    VP8X: [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  };
  const head = [...toBytes('RIFF'), 0, 0, 0, 0, ...toBytes('WEBP'), ...toBytes(chunk), 0, 0, 0, 0];
  const whole = [...head, ...(sizes[chunk] ?? [])];
  return Uint8Array.from([...whole, ...Array<number>(Math.max(0, 32 - whole.length)).fill(0)]);
}

function toBigEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_none, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
}

function toBytes(value: string): readonly number[] {
  return [...value].map((character) => character.charCodeAt(0));
}
