import { placeWithin, type Motif } from './motif';

const starts = [0, 54, 108, 162, 216, 270];

/** Short periods side by side. */
export const motif: Motif = {
  draw: (part) =>
    starts.map((x) => (
      <rect
        key={x}
        x={x}
        y="56"
        width="46"
        height="32"
        rx="16"
        fill={part === 'done' ? 'var(--color-art-2)' : 'var(--color-border)'}
      />
    )),
  place: (share) => [placeWithin(share), 46],
};
