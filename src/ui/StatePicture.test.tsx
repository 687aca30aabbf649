// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Motif } from './motifs/motif';
import { pictureNames, StatePicture } from './StatePicture';

const motifs = Object.entries(
  import.meta.glob<Motif>('./motifs/*.tsx', { eager: true, import: 'motif' }),
).map(([file, motif]) => [file, motif] as const);

const draw = (motif: Motif, name: (typeof pictureNames)[number]) =>
  render(<StatePicture motif={motif} name={name} />).container;

describe.each(motifs)('the pictures of %s', (_file, motif) => {
  it('are all different without their colours', () => {
    const shapes = pictureNames.map((name) => draw(motif, name).innerHTML.replaceAll(/var\([^)]*\)/g, ''));
    expect(new Set(shapes).size).toBe(pictureNames.length);
  });

  it.each([0, 1 / 3, 2 / 3, 1])('have their whole sign within the picture at %f of the way', (share) => {
    const [x, y] = motif.place(share);
    expect(x).toBeGreaterThanOrEqual(22);
    expect(x).toBeLessThanOrEqual(320 - 22);
    expect(y).toBeGreaterThanOrEqual(22);
    expect(y).toBeLessThanOrEqual(104 - 22);
  });
});
