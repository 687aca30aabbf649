import { useEffect, useReducer, useRef } from 'react';
import type { DocumentSide } from '../../domain/documents/pictures';
import type { PreparedPicture } from '../../platform/pictures/prepare';
import type { ScreenServices } from '../screenProps';

/** The state of the picture of one side. */
export type SidePicture =
  | { readonly kind: 'none' }
  | { readonly kind: 'preparing' }
  | PreparedPicture
  /** A submit found no picture. */
  | { readonly kind: 'missing' };

export interface SelectedPictures {
  readonly bySide: Readonly<Record<DocumentSide, SidePicture>>;
  readonly choose: (side: DocumentSide, file: File) => void;
  readonly remove: (side: DocumentSide) => void;
  /** Marks these sides as missing. */
  readonly markMissing: (sides: readonly DocumentSide[]) => void;
}

type Sides = SelectedPictures['bySide'];

const noPictures: Sides = { front: { kind: 'none' }, back: { kind: 'none' } };

/** The selected pictures. They exist in memory only and are never stored. */
export function useSelectedPictures(prepare: ScreenServices['preparePicture']): SelectedPictures {
  const [sides, update] = useReducer(
    (before: Sides, after: Partial<Sides>) => ({ ...before, ...after }),
    noPictures,
  );
  const latestFiles = useRef<Record<DocumentSide, File | null>>({ front: null, back: null });
  useEffect(
    () => () => {
      latestFiles.current = { front: null, back: null };
    },
    [],
  );
  useReleasePreview(sides.front);
  useReleasePreview(sides.back);
  const prepareLatest = async (side: DocumentSide, file: File) => {
    const prepared = await prepare(file, side);
    // Another file was selected in the meantime.
    if (latestFiles.current[side] === file) update({ [side]: prepared });
    else if (prepared.kind === 'ready') prepared.preview?.release();
  };
  return {
    bySide: sides,
    choose: (side, file) => {
      latestFiles.current[side] = file;
      update({ [side]: { kind: 'preparing' } });
      void prepareLatest(side, file);
    },
    remove: (side) => {
      latestFiles.current[side] = null;
      update({ [side]: { kind: 'none' } });
    },
    markMissing: (missingSides) =>
      update(Object.fromEntries(missingSides.map((side) => [side, { kind: 'missing' }]))),
  };
}

/** Releases the preview's memory when the picture is replaced or the screen unmounts. */
function useReleasePreview(picture: SidePicture): void {
  const preview = picture.kind === 'ready' ? picture.preview : null;
  useEffect(() => () => preview?.release(), [preview]);
}
