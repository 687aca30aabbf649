import { pictureKinds, type PictureKind } from '../../domain/documents/pictureKind';
import {
  headLengthBytes,
  decideTreatment,
  type PictureProblem,
  type DocumentSide,
} from '../../domain/documents/pictures';
import type { PictureSize } from '../../domain/documents/pictureSize';
import { redrawPicture } from './redraw';

/** A picture that can be sent, or the problem with it. */
export type PreparedPicture =
  | { readonly kind: 'ready'; readonly file: File; readonly preview: PicturePreview | null }
  | { readonly kind: 'refused'; readonly problem: PictureProblem };

/** An address of the picture in this page. `release` frees it. */
export interface PicturePreview {
  readonly address: string;
  readonly release: () => void;
}

/**
 * Prepares a chosen file for sending. Its first bytes decide whether it is accepted and whether it is redrawn. The new file is
 * named after the side.
 *
 * @param draw draws a picture in a size
 */
export async function preparePicture(
  chosen: Blob,
  side: DocumentSide,
  draw: (file: Blob, size: PictureSize) => Promise<Blob> = redrawPicture,
): Promise<PreparedPicture> {
  try {
    const head = new Uint8Array(await chosen.slice(0, headLengthBytes).arrayBuffer());
    const treatment = decideTreatment(head, chosen.size);
    if (treatment.kind === 'refused') return treatment;
    if (treatment.kind === 'as-is') return createReadyPicture(chosen, side, treatment.is);
    return createReadyPicture(await draw(chosen, treatment.size), side, 'jpeg');
  } catch {
    // The file was moved meanwhile, or only its first bytes are those of a picture.
    return { kind: 'refused', problem: 'unreadable' };
  }
}

function createReadyPicture(content: Blob, side: DocumentSide, kind: PictureKind): PreparedPicture {
  const { type, ending } = pictureKinds[kind];
  const file = new File([content], `${side}.${ending}`, { type });
  return { kind: 'ready', file, preview: kind === 'jpeg' ? createPreview(file) : null };
}

function createPreview(file: File): PicturePreview {
  const address = URL.createObjectURL(file);
  return { address, release: () => URL.revokeObjectURL(address) };
}
