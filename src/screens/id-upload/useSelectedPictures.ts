import { useEffect, useReducer, useRef } from 'react';
import type { DocumentSide, PictureRefusal } from '../../domain/documents/pictures';
import type { ReadyPicture } from '../../platform/pictures/prepare';
import { didSucceed } from '../../platform/loading/loadOnce';
import { loadPictures } from '../loadPictures';

/** Why a side has no picture: its file is refused, the code that prepares it did not load, or a submit found none. */
type PictureProblem = PictureRefusal | { readonly problem: 'not_loaded' | 'missing' };

/** The state of one side. A file that is refused leaves the picture that was selected before it. */
export interface SidePicture {
  readonly picture: ReadyPicture | null;
  readonly isPreparing: boolean;
  /** The problem of the latest file, or of a submit. */
  readonly problem: PictureProblem | null;
}

export interface SelectedPictures {
  readonly bySide: Readonly<Record<DocumentSide, SidePicture>>;
  readonly choose: (side: DocumentSide, file: File) => void;
  readonly remove: (side: DocumentSide) => void;
  /** Marks the sides without a picture, among these, as missing. */
  readonly markMissing: (sides: readonly DocumentSide[]) => void;
  /** Hides the problems of files that were refused. */
  readonly hideProblems: () => void;
}

type Sides = SelectedPictures['bySide'];
type SideChange = readonly [side: DocumentSide, change: Partial<SidePicture>];

const noPicture: SidePicture = { picture: null, isPreparing: false, problem: null };
const allSides: readonly DocumentSide[] = ['front', 'back'];

function changeSides(sides: Sides, changes: readonly SideChange[]): Sides {
  const changed: Record<DocumentSide, SidePicture> = { ...sides };
  for (const [side, change] of changes) changed[side] = { ...changed[side], ...change };
  return changed;
}

/** The selected pictures. They exist in memory only and are never stored. */
export function useSelectedPictures(): SelectedPictures {
  const [sides, change] = useReducer(changeSides, { front: noPicture, back: noPicture });
  const orders = useRef(createOrders());
  useEffect(() => {
    // While there is a network: an applicant may be away from it by the time the camera has taken the picture.
    void didSucceed(loadPictures());
  }, []);
  useEffect(() => {
    const current = orders.current;
    return () => allSides.forEach((side) => current[side].skip());
  }, []);
  useReleasePreview(sides.front);
  useReleasePreview(sides.back);
  const prepareInOrder = async (side: DocumentSide, file: File) => {
    const order = orders.current[side];
    const number = order.take();
    change([[side, { isPreparing: true, problem: null }]]);
    const prepared = await prepareChosen(file, side);
    const isLatest = order.isLatest(number);
    if (isLatest) change([[side, { isPreparing: false }]]);
    if ('problem' in prepared) {
      if (isLatest) change([[side, { problem: prepared }]]);
    } else if (order.show(number)) change([[side, { picture: prepared }]]);
    else prepared.preview?.release();
  };
  return {
    bySide: sides,
    choose: (side, file) => void prepareInOrder(side, file),
    remove: (side) => {
      orders.current[side].skip();
      change([[side, noPicture]]);
    },
    markMissing: (missingSides) =>
      change(
        missingSides
          .filter((side) => sides[side].picture === null && !sides[side].isPreparing)
          .map((side) => [side, { problem: sides[side].problem ?? { problem: 'missing' } }]),
      ),
    hideProblems: () => change(allSides.map((side) => [side, { problem: null }])),
  };
}

/** Prepares a file with the code for it, which is loaded again if it was lost on the way. */
async function prepareChosen(file: File, side: DocumentSide): Promise<ReadyPicture | PictureProblem> {
  const code = await loadPictures().catch(() => null);
  if (code === null) return { problem: 'not_loaded' };
  return code.preparePicture(file, side).catch(() => ({ kind: 'refused', problem: 'unreadable' }) as const);
}

const createOrders = () => ({ front: createOrder(), back: createOrder() });

/** The order in which files were chosen for a side. A later file may be prepared before an earlier one. */
function createOrder() {
  let last = 0;
  let shown = 0;
  return {
    /** The number of the next file. */
    take: () => (last += 1),
    isLatest: (number: number) => number === last,
    /** Returns false if a later file is shown, or the side was emptied after this one was chosen. */
    show: (number: number) => {
      if (number <= shown) return false;
      shown = number;
      return true;
    },
    /** Ignores all files that were chosen until now. */
    skip: () => {
      last += 1;
      shown = last;
    },
  };
}

function useReleasePreview({ picture }: SidePicture): void {
  const preview = picture?.preview ?? null;
  useEffect(() => () => preview?.release(), [preview]);
}
