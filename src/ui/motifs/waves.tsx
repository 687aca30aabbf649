import { placeWithin, type Motif } from './motif';

const levels = [
  { y: 56, opacity: 0.4 },
  { y: 70, opacity: 0.6 },
  { y: 84, opacity: 1 },
];

/** The sea under a low sun, with the sign as a buoy. */
export const motif: Motif = {
  draw: (part) => (
    <>
      {part === 'rest' ? <circle cx="258" cy="24" r="18" fill="var(--color-art-3)" /> : null}
      {levels.map(({ y, opacity }) => (
        <path
          key={y}
          d={`M0 ${y} q20 -14 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V104 H0Z`}
          fill={part === 'done' ? 'var(--color-art-1)' : 'var(--color-border)'}
          opacity={opacity}
        />
      ))}
    </>
  ),
  place: (share) => [placeWithin(share), 50],
};
