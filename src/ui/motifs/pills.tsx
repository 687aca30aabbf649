import { placeWithin, type Motif } from './motif';

const starts = [0, 54, 108, 162, 216, 270];

/** Short periods side by side. */
export const motif: Motif = {
  draw: (part) =>
    starts.map((x) => (
      <rect
        key={x}
        x={x}
        y="57"
        width="46"
        height="30"
        rx="15"
        fill={part === 'done' ? 'var(--color-done)' : 'var(--color-border)'}
        stroke={part === 'done' ? 'var(--color-done-line)' : 'none'}
        strokeWidth="2"
      />
    )),
  place: (share) => [placeWithin(share), 46],
};
