import { placeWithin, type Motif } from './motif';

const coins = [
  { x: 52, color: 'var(--color-art-1)' },
  { x: 160, color: 'var(--color-art-3)' },
  { x: 268, color: 'var(--color-art-1)' },
];

/** Three coins. A coin that is not earned yet is an outline. */
export const motif: Motif = {
  draw: (part) =>
    coins.map(({ x, color }, index) => (
      <g
        key={x}
        stroke={part === 'done' ? 'var(--color-art-2)' : 'var(--color-border-strong)'}
        strokeWidth="3"
      >
        <circle
          cx={x}
          cy="44"
          r="38"
          fill={part === 'done' ? color : 'var(--color-surface)'}
          strokeDasharray={part === 'done' ? undefined : '2 7'}
        />
        {part === 'done'
          ? Array.from({ length: index + 1 }, (_dot, dot) => (
              <circle key={dot} cx={x + (dot - index / 2) * 18} cy="44" r="5" fill="var(--color-art-2)" />
            ))
          : null}
      </g>
    )),
  place: (share) => [placeWithin(share, 290), 80],
};
