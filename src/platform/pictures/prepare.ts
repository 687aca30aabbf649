import { pictureKinds, type PictureKind } from '../../domain/documents/pictureKind';
import { endLengthBytes, hasFileEnd } from '../../domain/documents/fileEnd';
import {
  headLengthBytes,
  decideTreatment,
  decideUndrawn,
  type DocumentSide,
  type PictureRefusal,
} from '../../domain/documents/pictures';
import { isLockedPdf } from '../../domain/documents/lockedPdf';
import type { PictureFlaw } from '../../domain/documents/pictureFlaws';
import type { PictureSize } from '../../domain/documents/pictureSize';
import { didSucceed } from '../loading/loadOnce';
import type { DrawnPicture } from './draw';
import { redrawPicture } from './redraw';

/** A picture that can be sent. */
export interface ReadyPicture {
  readonly kind: 'ready';
  /** The name of the chosen file, for the applicant. */
  readonly name: string;
  /** What is sent. It is named after the side, because the chosen name can contain personal data. */
  readonly file: File;
  /** Whether the file was not opened: it is sent as it is, with its metadata. */
  readonly isUnchanged: boolean;
  readonly preview: PicturePreview | null;
  /** What the applicant should look at. */
  readonly flaws: readonly PictureFlaw[];
}

/** A picture that can be sent, or the problem with it. */
export type PreparedPicture = ReadyPicture | PictureRefusal;

/** An address of the picture in this page. `release` frees it. */
export interface PicturePreview {
  readonly address: string;
  readonly release: () => void;
}

/**
 * Prepares a chosen file for sending. Its first bytes decide whether it is accepted and whether it is redrawn, its last bytes
 * whether it is complete.
 *
 * @param draw draws a picture in a size; null if the canvas does not return what was drawn on it
 */
export async function preparePicture(
  chosen: File,
  side: DocumentSide,
  draw: (file: Blob, size: PictureSize) => Promise<DrawnPicture | null> = redrawPicture,
): Promise<PreparedPicture> {
  try {
    const treatment = decideTreatment(await readBytes(chosen.slice(0, headLengthBytes)), chosen.size);
    if (treatment.kind === 'refused') return treatment;
    const { name } = chosen;
    const kind = treatment.kind === 'as-is' ? treatment.is : treatment.from;
    const end = await readBytes(chosen.slice(Math.max(0, chosen.size - endLengthBytes)));
    if (!hasFileEnd(kind, end)) return { kind: 'refused', problem: 'unreadable' };
    const drawn = treatment.kind === 'redrawn' ? await draw(chosen, treatment.size) : null;
    if (drawn !== null) {
      const file = createFile(drawn.picture, side, 'jpeg');
      const preview = createPreview(file);
      return { kind: 'ready', name, file, isUnchanged: false, preview, flaws: drawn.flaws };
    }
    const undrawn = decideUndrawn(kind, chosen.size);
    if (undrawn.kind === 'refused') return undrawn;
    // The whole file, because it is within the limit. A file of a cloud drive may be gone or changed when it is sent.
    const file = createFile(end, side, kind);
    const flaws = kind === 'pdf' && isLockedPdf(end) ? (['locked'] as const) : [];
    return { kind: 'ready', name, file, isUnchanged: true, preview: null, flaws };
  } catch {
    // Only its first bytes may be those of a picture.
    return { kind: 'refused', problem: (await isReadable(chosen)) ? 'unreadable' : 'vanished' };
  }
}

async function readBytes(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await part.arrayBuffer());
}

/** Whether the device still has the file as it was when it was chosen. */
function isReadable(chosen: File): Promise<boolean> {
  return didSucceed(readBytes(chosen.slice(0, 1)));
}

function createFile(content: BlobPart, side: DocumentSide, kind: PictureKind): File {
  const { type, ending } = pictureKinds[kind];
  return new File([content], `${side}.${ending}`, { type });
}

function createPreview(file: File): PicturePreview {
  const address = URL.createObjectURL(file);
  return { address, release: () => URL.revokeObjectURL(address) };
}
