import { placeWithin, type Motif } from './motif';

const radius = 34;

/** How high the sun stands over the water. At the beginning it stands on it. */
const getHeight = (share: number): number => Math.round(68 - 32 * Math.sin((share * Math.PI) / 2));

const arc = Array.from({ length: 17 }, (_point, index) => `${index * 20} ${getHeight(index / 16)}`).join(
  ' L',
);

/** The way of the sun over water, with the sign as the sun. */
export const motif: Motif = {
  draw: (part) => (
    <>
      {[86, 93, 100].map((y, index) => (
        <rect
          key={y}
          y={y}
          width="320"
          height={1.5 + index}
          fill={part === 'done' ? 'var(--color-art-1)' : 'var(--color-border)'}
        />
      ))}
      <path
        d={`M${arc}`}
        fill="none"
        stroke={part === 'done' ? 'var(--color-art-2)' : 'var(--color-border-strong)'}
        strokeWidth={part === 'done' ? 6 : 2}
        strokeDasharray={part === 'done' ? undefined : '2 8'}
      />
    </>
  ),
  place: (share) => [Math.max(placeWithin(share, 320 - radius), radius), getHeight(share)],
  halo: <circle r={radius} fill="var(--color-art-1)" />,
};
