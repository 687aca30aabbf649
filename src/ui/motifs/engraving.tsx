import { placeWithin, type Motif } from './motif';

const lines = Array.from({ length: 15 }, (_line, index) => ({
  bend: index * 8 - 4,
  end: Math.round(52 + 30 * Math.sin((index - 7) / 5)),
}));

/** Engraved lines, as on old bonds. */
export const motif: Motif = {
  draw: (part) =>
    lines.map(({ bend, end }) => (
      <path
        key={bend}
        d={`M0 ${end} C80 ${bend} 120 ${104 - bend} 160 52 S240 ${bend} 320 ${end}`}
        fill="none"
        stroke={part === 'done' ? 'var(--color-accent)' : 'var(--color-art-1)'}
        strokeWidth={part === 'done' ? 1.2 : 0.7}
      />
    )),
  place: (share) => [placeWithin(share), 52],
};
