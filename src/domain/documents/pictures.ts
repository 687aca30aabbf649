import { detectPictureKind, type PictureKind } from './pictureKind';
import { readPictureSize, scaleTo, type PictureSize } from './pictureSize';

/** The sides of a document, named like their fields in the call. Each side has one picture. */
export type DocumentSide = 'front' | 'back';

/** The required sides of a document: the photo page of a passport, both sides of a card. */
export function getDocumentSides(documentType: string): readonly DocumentSide[] {
  return documentType === 'passport' ? ['front'] : ['front', 'back'];
}

const megabyte = 1024 * 1024;
const maxUploadMegabytes = 10;
/** Maximum size before scaling. No camera produces a larger picture. */
const maxSourceMegabytes = 60;
/** Maximum number of pixels that a cheap phone can decode at four bytes each. Cameras produce up to 50 million. */
const maxMegapixels = 64;
/** Length of the longer side after scaling. The smallest print of an identity card stays legible. */
const maxSideLength = 2000;
/**
 * Length of the file header that is read. The size follows the metadata that a camera writes first: that of portraits has their depth,
 * in megabytes.
 */
export const headLengthBytes = 10 * megabyte;

/** A file that cannot be uploaded, and why. A size is stated together with its limit. */
export type PictureRefusal = { readonly kind: 'refused' } & (
  | { readonly problem: 'empty' | 'file_type' | 'unreadable' }
  /** The device no longer has it as it was chosen, such as a file of a cloud drive. */
  | { readonly problem: 'vanished' }
  | { readonly problem: 'over_limit'; readonly bytes: number; readonly limitMegabytes: number }
  | {
      readonly problem: 'too_many_pixels';
      /** A whole number above the limit. */
      readonly megapixels: number;
      readonly limitMegapixels: number;
    }
);

/** How a chosen file is prepared for the upload. */
export type PictureTreatment =
  | PictureRefusal
  /** Redrawn at this size: upright and without metadata such as time and place. */
  | { readonly kind: 'redrawn'; readonly from: PictureKind; readonly size: PictureSize }
  /** Uploaded unchanged, because not every browser can draw it. */
  | { readonly kind: 'as-is'; readonly is: PictureKind };

/**
 * Decides how a file is prepared before it is decoded or uploaded.
 *
 * @param head its first `headLengthBytes` bytes
 * @param bytes the length of the file
 */
export function decideTreatment(head: Uint8Array, bytes: number): PictureTreatment {
  if (bytes === 0) return reject('empty');
  const kind = detectPictureKind(head);
  if (kind === null) return reject('file_type');
  if (kind === 'heic' || kind === 'pdf') return decideUndrawn(kind, bytes);
  const size = readPictureSize(kind, head);
  if (size === null) return reject('unreadable');
  const megapixels = Math.ceil((size.width * size.height) / 1_000_000);
  if (megapixels > maxMegapixels) {
    return { kind: 'refused', problem: 'too_many_pixels', megapixels, limitMegapixels: maxMegapixels };
  }
  return bytes > maxSourceMegabytes * megabyte
    ? rejectSize(bytes, maxSourceMegabytes)
    : { kind: 'redrawn', from: kind, size: scaleTo(size, maxSideLength) };
}

/** How a picture is prepared that the browser cannot redraw: it is uploaded as it is, within the limit. */
export function decideUndrawn(
  is: PictureKind,
  bytes: number,
): Exclude<PictureTreatment, { kind: 'redrawn' }> {
  return bytes > maxUploadMegabytes * megabyte
    ? rejectSize(bytes, maxUploadMegabytes)
    : { kind: 'as-is', is };
}

function reject(problem: 'empty' | 'file_type' | 'unreadable'): PictureRefusal {
  return { kind: 'refused', problem };
}

function rejectSize(bytes: number, limitMegabytes: number): PictureRefusal {
  return { kind: 'refused', problem: 'over_limit', bytes, limitMegabytes };
}
