import { placeWithin, type Motif } from './motif';

const months = Array.from({ length: 18 }, (_month, index) => ({
  x: Math.round(index * 17.8),
  interest: Math.round(26 * (1 - index / 18)),
}));

/** The interest and the repayment of each month. A month that is still to come is an outline. */
export const motif: Motif = {
  draw: (part) => (
    <>
      {months.map(({ x, interest }) =>
        part === 'done' ? (
          <g key={x}>
            <rect x={x} y="20" width="12" height={interest} fill="var(--color-art-2)" />
            <rect x={x} y={20 + interest} width="12" height={72 - interest} fill="var(--color-art-1)" />
          </g>
        ) : (
          <rect key={x} x={x} y="20" width="12" height="72" fill="var(--color-border)" />
        ),
      )}
      <path d="M0 98H320" stroke="var(--color-border-strong)" strokeWidth="2" />
    </>
  ),
  place: (share) => [placeWithin(share), 56],
};
