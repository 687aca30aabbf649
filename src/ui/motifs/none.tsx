import { placeWithin, type Motif } from './motif';

const dots = Array.from({ length: 15 }, (_dot, index) => 4 + index * 22);

/** A quiet row of dots in the accent, for pages in the frame of another site. */
export const motif: Motif = {
  draw: (part) =>
    dots.map((x) => (
      <circle
        key={x}
        cx={x}
        cy="52"
        r="4"
        fill={part === 'done' ? 'var(--color-accent)' : 'var(--color-border)'}
      />
    )),
  place: (share) => [placeWithin(share), 52],
};
