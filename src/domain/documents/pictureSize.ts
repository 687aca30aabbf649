import { readAscii, type PictureKind } from './pictureKind';

/** Pixels of the picture in its upright orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size with a longer side of at most `longest`: never enlarged, and at least one pixel in each direction. */
export function scaleTo({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * Reads the dimensions of a picture from its header, so that nothing is decoded. Returns null if the header
 * does not contain them. Never throws.
 *
 * @param head enough of the file to include the metadata that a camera writes before the picture
 */
export function readPictureSize(kind: PictureKind, head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const size = readers[kind]?.(view) ?? null;
  return size === null || size.width === 0 || size.height === 0 ? null : size;
}

const readers: Readonly<Partial<Record<PictureKind, (view: DataView) => PictureSize | null>>> = {
  jpeg: readJpegSize,
  png: readPngSize,
  webp: readWebpSize,
};

function readPngSize(view: DataView): PictureSize | null {
  if (view.byteLength < 24 || readName(view, 12) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The three encodings of the size in WebP (RFC 9649, section 2; RFC 6386, section 9.1). */
function readWebpSize(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null;
  switch (readName(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return null;
  }
}

/** JPEG markers that begin a frame of any coding. 0xC4, 0xC8 and 0xCC mark tables. */
const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments before the picture (ITU-T T.81, annex B): first the orientation, then the frame with the size. */
function readJpegSize(view: DataView): PictureSize | null {
  let isTurned = false;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const body = at + 4;
    const length = view.getUint16(at + 2);
    if (isFrameMarker(marker)) {
      const size = { height: view.getUint16(body + 1), width: view.getUint16(body + 3) };
      return isTurned ? { width: size.height, height: size.width } : size;
    }
    if (marker === 0xe1) isTurned ||= readOrientation(view, body, length - 2) >= 5;
    at += 2 + length;
  }
  return null;
}

/** The Exif orientation (Exif 2.32, tag 0x0112): 1 is upright, 5 and above swap width and height. 1 if the tag is missing. */
function readOrientation(view: DataView, start: number, length: number): number {
  const end = Math.min(start + length, view.byteLength);
  const tiff = start + 6;
  if (tiff + 8 > end || readName(view, start) !== 'Exif') return 1;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > end) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

function readName(view: DataView, at: number): string {
  return readAscii(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), at, 4);
}
