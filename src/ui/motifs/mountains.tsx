import { placeWithin, type Motif } from './motif';

/** A ridge that rises to the last summit, with the sign on it. */
export const motif: Motif = {
  draw: (part) => (
    <>
      <path
        d="M0 104V92L60 62 90 80 150 48 186 70 250 32 284 54 320 40V104Z"
        fill={part === 'done' ? 'var(--color-art-2)' : 'var(--color-border)'}
        opacity="0.5"
      />
      <path
        d="M0 104V96L107 66 140 84 213 56 244 74 296 44 320 58V104Z"
        fill={part === 'done' ? 'var(--color-art-1)' : 'var(--color-border)'}
      />
    </>
  ),
  place: (share) => [placeWithin(share), Math.round(72 - 40 * share)],
};
