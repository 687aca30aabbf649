import { pictureKindOf, type PictureKind } from './pictureKind';
import { pictureSizeOf, type Size } from './pictureSize';

/** The sides of a document of which there is a picture each, by the names of their fields in the call. */
export type Side = 'front' | 'back';

/** The sides that are wanted of a document: of a passport the page with the photo, of cards both. */
export function sidesOf(documentType: string): readonly Side[] {
  return documentType === 'passport' ? ['front'] : ['front', 'back'];
}

/** Bytes that one picture may have when it is sent (decisions, section 3). */
const mostBytes = 10 * 1024 * 1024;
/** Bytes of a picture that is made smaller before it is sent; what is larger is no picture that a camera took. */
const mostBytesBefore = 60 * 1024 * 1024;
/** Pixels that a cheap phone can unpack, which takes four bytes each; cameras write up to 50 millions by themselves. */
const mostPixels = 64_000_000;
/** Pixels of the longer side when it is sent: the smallest print of an identity card can be read. */
const longestSide = 2000;
/** Bytes from the beginning of a file in which its size stands, behind what a camera writes in front of it. */
export const headLength = 1024 * 1024;

/** Why a picture cannot be sent, in the words of the server where it has some. */
export type PictureProblem = 'empty' | 'file_type' | 'file_size' | 'too_many_pixels' | 'unreadable';

/** What is done with a chosen file before it is sent. */
export type Treatment =
  | { readonly kind: 'refused'; readonly problem: PictureProblem }
  /** Drawn anew in this size: upright, without what else the file says of where and when. */
  | { readonly kind: 'redrawn'; readonly size: Size }
  /** No browser can be relied on to draw it. */
  | { readonly kind: 'as-is'; readonly is: PictureKind };

/**
 * What is to be done with a file, told before a byte of it is sent and before it is unpacked.
 *
 * @param head its first `headLength` bytes
 * @param bytes its length
 */
export function treatmentOf(head: Uint8Array, bytes: number): Treatment {
  if (bytes === 0) return refused('empty');
  const kind = pictureKindOf(head);
  if (kind === null) return refused('file_type');
  if (kind === 'heic' || kind === 'pdf') {
    return bytes > mostBytes ? refused('file_size') : { kind: 'as-is', is: kind };
  }
  const size = pictureSizeOf(kind, head);
  if (size === null) return refused('unreadable');
  if (size.width * size.height > mostPixels) return refused('too_many_pixels');
  return bytes > mostBytesBefore ? refused('file_size') : { kind: 'redrawn', size: sentSize(size) };
}

/** The size in which a picture is sent: never larger than it is, at least one pixel each way. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

function refused(problem: PictureProblem): Treatment {
  return { kind: 'refused', problem };
}
