import { useEffect, useReducer, useRef } from 'react';
import type { Side } from '../../domain/documents/pictures';
import type { PreparedPicture } from '../../platform/pictures/prepare';
import type { ScreenServices } from '../screenProps';

/** How the picture of one side stands. */
export type SidePicture =
  | { readonly kind: 'none' }
  | { readonly kind: 'preparing' }
  | PreparedPicture
  /** It was to be sent, and there is none. */
  | { readonly kind: 'missing' };

export interface Pictures {
  readonly of: Readonly<Record<Side, SidePicture>>;
  readonly choose: (side: Side, chosen: File) => void;
  readonly remove: (side: Side) => void;
  /** Says of these sides that a picture of them is missing. */
  readonly miss: (sides: readonly Side[]) => void;
}

type Sides = Pictures['of'];

const none: Sides = { front: { kind: 'none' }, back: { kind: 'none' } };

/** The pictures that were chosen. They live in this screen alone: nothing of them is kept. */
export function usePictures(prepare: ScreenServices['preparePicture']): Pictures {
  const [sides, put] = useReducer((before: Sides, after: Partial<Sides>) => ({ ...before, ...after }), none);
  const newest = useRef<Record<Side, File | null>>({ front: null, back: null });
  useEffect(
    () => () => {
      newest.current = { front: null, back: null };
    },
    [],
  );
  usePreviewReleased(sides.front);
  usePreviewReleased(sides.back);
  const prepareNewest = async (side: Side, chosen: File) => {
    const prepared = await prepare(chosen, side);
    // Another one was chosen meanwhile.
    if (newest.current[side] === chosen) put({ [side]: prepared });
    else if (prepared.kind === 'ready') prepared.preview?.release();
  };
  return {
    of: sides,
    choose: (side, chosen) => {
      newest.current[side] = chosen;
      put({ [side]: { kind: 'preparing' } });
      void prepareNewest(side, chosen);
    },
    remove: (side) => {
      newest.current[side] = null;
      put({ [side]: { kind: 'none' } });
    },
    miss: (missed) => put(Object.fromEntries(missed.map((side) => [side, { kind: 'missing' }]))),
  };
}

/** Gives back the memory of a picture when another one takes its place or the screen is left. */
function usePreviewReleased(picture: SidePicture): void {
  const preview = picture.kind === 'ready' ? picture.preview : null;
  useEffect(() => () => preview?.release(), [preview]);
}
