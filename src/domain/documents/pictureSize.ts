import { textAt, type PictureKind } from './pictureKind';

/** In pixels, as the picture is seen: upright. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How large a picture is, read from the beginning of its file so that nothing has to be unpacked to know it; null where it
 * does not say so. Never throws.
 *
 * @param head so much of the file that what a camera writes in front of the picture is in it
 */
export function pictureSizeOf(kind: PictureKind, head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const size = readers[kind]?.(view) ?? null;
  return size === null || size.width === 0 || size.height === 0 ? null : size;
}

const readers: Readonly<Partial<Record<PictureKind, (view: DataView) => Size | null>>> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
};

function pngSize(view: DataView): Size | null {
  if (view.byteLength < 24 || nameAt(view, 12) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The three ways in which WebP writes its size (RFC 9649, section 2; RFC 6386, section 9.1). */
function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30) return null;
  switch (nameAt(view, 12)) {
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

/** Segments of a JPEG that begin a frame, whatever its coding; 0xC4, 0xC8 and 0xCC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments in front of the picture (ITU-T T.81, annex B): where it lies, then how large it is. */
function jpegSize(view: DataView): Size | null {
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
    if (isFrame(marker)) {
      const size = { height: view.getUint16(body + 1), width: view.getUint16(body + 3) };
      return isTurned ? { width: size.height, height: size.width } : size;
    }
    if (marker === 0xe1) isTurned ||= orientationIn(view, body, length - 2) >= 5;
    at += 2 + length;
  }
  return null;
}

/** From 1 (upright) to 8; from 5 on width and height change places (Exif 2.32, tag 0x0112). 1 where it does not say so. */
function orientationIn(view: DataView, start: number, length: number): number {
  const end = Math.min(start + length, view.byteLength);
  const tiff = start + 6;
  if (tiff + 8 > end || nameAt(view, start) !== 'Exif') return 1;
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

function nameAt(view: DataView, at: number): string {
  return textAt(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), at, 4);
}
