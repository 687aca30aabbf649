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
  // The marker cannot occur within a scan (ITU-T T.81, B.1.1.2), but before it: a thumbnail has its own. Phones append a film or an
  // analysis to the picture.
  jpeg: (end) => findLast(end, [0xff, 0xd9]) >= findJpegScan(end),
  png: (end) => findLast(end, toCodes('IEND')) >= 0,
  webp: isWholeWebp,
  pdf: hasPdfTrailer,
  heic: isWholeHeic,
};

/** Where the scan of a JPEG begins, after its metadata and tables. 0 if the bytes do not include its beginning. */
function findJpegScan(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Any number of fill bytes may precede a marker.
    const length = bytes[at + 1] === 0xff ? -1 : (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    at += 2 + length;
  }
  return at;
}

/**
 * A WebP begins with its length (RFC 9649, 2.4), which is made even: some encoders leave the last byte out. Of one that is longer than what
 * is read, the decoder of newer browsers tells.
 */
function isWholeWebp(end: Uint8Array): boolean {
  if (readAscii(end, 0, 4) !== 'RIFF') return true;
  const length = end.length < 8 ? Infinity : readView(end).getUint32(4, true);
  return end.length >= length + 7;
}

/** The last lines of a PDF (ISO 32000-1, 7.5.5): the place of the cross-reference table, and the mark of the end. */
function hasPdfTrailer(end: Uint8Array): boolean {
  const mark = findLast(end, toCodes('%%EOF'));
  const before = end.subarray(Math.max(0, mark - 100), Math.max(0, mark));
  return /startxref\s+\d+\s*$/.test(readAscii(before, 0, before.length));
}

/** The boxes of the pictures and of the films of a HEIC (ISO/IEC 14496-12, 8). */
const mediaBoxes = ['meta', 'mdat', 'moov'];

/**
 * One box describes the pictures, and the boxes fill the file (ISO/IEC 14496-12, 4.2). After the box of the media, phones and editors
 * append data of their own, such as XMP.
 */
function isWholeHeic(file: Uint8Array): boolean {
  const view = readView(file);
  const whole = new Set<string>();
  let at = 0;
  while (at + 8 <= file.length) {
    const length = readBoxLength(view, at);
    if (length < 8 || at + length > file.length) break;
    whole.add(readAscii(file, at + 4, 4));
    at += length;
  }
  const isAppended = whole.has('mdat') && !mediaBoxes.includes(readAscii(file, at + 4, 4));
  return whole.has('meta') && (at === file.length || isAppended);
}

/** The length of the box at a place. 0 reaches to the end of the file; 1 is followed by a number of eight bytes. */
function readBoxLength(view: DataView, at: number): number {
  const length = view.getUint32(at);
  if (length === 0) return view.byteLength - at;
  if (length !== 1) return length;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0;
}

const readView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

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
