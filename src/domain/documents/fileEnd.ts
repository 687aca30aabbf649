import { readAscii, type PictureKind } from './pictureKind';

/** Length of the end of a file that is read. A file that is sent unchanged is never longer. */
export const endLengthBytes = 10 * 1024 * 1024;

/**
 * Whether a file is complete, as far as its structure tells: an interrupted download has no end. Some browsers draw such a picture
 * with a grey rest, and no browser opens a HEIC or a PDF for the page. Never throws.
 *
 * @param end its last `endLengthBytes` bytes, or the whole file if it is shorter
 */
export function hasFileEnd(kind: PictureKind, end: Uint8Array): boolean {
  return checks[kind](end);
}

const checks: Readonly<Record<PictureKind, (end: Uint8Array) => boolean>> = {
  // The marker cannot occur within the picture (ITU-T T.81, B.1.1.2). Phones append a film or an analysis to it.
  jpeg: (end) => findLast(end, [0xff, 0xd9]) >= 0,
  png: (end) => findLast(end, toCodes('IEND')) >= 0,
  // The decoder of every browser refuses it when its end is missing.
  webp: () => true,
  pdf: hasPdfTrailer,
  heic: isWholeHeic,
};

/** The last lines of a PDF (ISO 32000-1, 7.5.5): the place of the cross-reference table, and the mark of the end. */
function hasPdfTrailer(end: Uint8Array): boolean {
  const mark = findLast(end, toCodes('%%EOF'));
  const before = end.subarray(Math.max(0, mark - 100), Math.max(0, mark));
  return /startxref\s+\d+\s*$/.test(readAscii(before, 0, before.length));
}

/** The boxes fill the file (ISO/IEC 14496-12, 4.2), and one of them describes the pictures. */
function isWholeHeic(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let hasDescription = false;
  let at = 0;
  while (at + 8 <= file.length) {
    hasDescription ||= readAscii(file, at + 4, 4) === 'meta';
    const length = readBoxLength(view, at);
    if (length < 8) return false;
    at += length;
  }
  return hasDescription && at === file.length;
}

/** The length of the box at a place. 0 reaches to the end of the file; 1 is followed by a number of eight bytes. */
function readBoxLength(view: DataView, at: number): number {
  const length = view.getUint32(at);
  if (length === 0) return view.byteLength - at;
  if (length !== 1) return length;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0;
}

/** The last place of a sequence of bytes, or -1. */
function findLast(bytes: Uint8Array, [first = 0, ...rest]: readonly number[]): number {
  let at = bytes.lastIndexOf(first);
  while (at > 0 && !rest.every((byte, index) => bytes[at + 1 + index] === byte)) {
    at = bytes.lastIndexOf(first, at - 1);
  }
  return rest.every((byte, index) => bytes[at + 1 + index] === byte) ? at : -1;
}

function toCodes(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
