import type { ReactNode } from 'react';

/**
 * What the pictures of the screens after the form are drawn from: a way from left to right on a grid of 320 × 104. The picture shows a
 * part of the way as done, and puts a sign there (`StatePicture.tsx`). Its parts are complete at each third of the width.
 */
export interface Motif {
  /** Draws the whole way as done, or as still to do. */
  readonly draw: (part: 'done' | 'rest') => ReactNode;
  /**
   * The centre of the sign, which is 44 wide and high.
   *
   * @param share the part of the way that is done, from 0 to 1
   */
  readonly place: (share: number) => readonly [x: number, y: number];
  /** Drawn around the sign, whose centre is 0, 0. */
  readonly halo?: ReactNode;
}

/** Keeps the sign within the grid. */
export function placeWithin(share: number, last = 296): number {
  return Math.min(Math.max(320 * share, 24), last);
}
