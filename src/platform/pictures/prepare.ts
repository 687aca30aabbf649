import { pictureKinds, type PictureKind } from '../../domain/documents/pictureKind';
import { headLength, treatmentOf, type PictureProblem, type Side } from '../../domain/documents/pictures';
import type { Size } from '../../domain/documents/pictureSize';
import { redraw } from './redraw';

/** A picture as it is sent, or why it cannot be. */
export type PreparedPicture =
  | { readonly kind: 'ready'; readonly file: File; readonly preview: Preview | null }
  | { readonly kind: 'refused'; readonly problem: PictureProblem };

/** An address of the picture in this page, until it is let go. */
export interface Preview {
  readonly address: string;
  readonly release: () => void;
}

/**
 * Makes of a chosen file what is sent: judged by its first bytes, drawn anew where it is a picture that browsers can draw.
 * Its name is that of the side, whatever it was called.
 *
 * @param draw draws a picture in a size
 */
export async function preparePicture(
  chosen: Blob,
  side: Side,
  draw: (file: Blob, size: Size) => Promise<Blob> = redraw,
): Promise<PreparedPicture> {
  try {
    const head = new Uint8Array(await chosen.slice(0, headLength).arrayBuffer());
    const treatment = treatmentOf(head, chosen.size);
    if (treatment.kind === 'refused') return treatment;
    if (treatment.kind === 'as-is') return ready(chosen, side, treatment.is);
    return ready(await draw(chosen, treatment.size), side, 'jpeg');
  } catch {
    // A file that was moved meanwhile, or that only begins like a picture.
    return { kind: 'refused', problem: 'unreadable' };
  }
}

function ready(content: Blob, side: Side, kind: PictureKind): PreparedPicture {
  const { type, ending } = pictureKinds[kind];
  const file = new File([content], `${side}.${ending}`, { type });
  return { kind: 'ready', file, preview: kind === 'jpeg' ? previewOf(file) : null };
}

function previewOf(file: File): Preview {
  const address = URL.createObjectURL(file);
  return { address, release: () => URL.revokeObjectURL(address) };
}
