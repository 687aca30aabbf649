/** A letter or digit as a line drawing: 14 units high, `width` units wide. */
export interface Stroke {
  readonly width: number;
  /** The `d` attribute of an SVG path. */
  readonly d: string;
}

/** Capital letters and digits with a constant line width, for placeholder logos. */
const strokes: Readonly<Record<string, Stroke>> = {
  a: { width: 10, d: 'M0 14L5 0l5 14M2 9h6' },
  b: { width: 8.5, d: 'M0 7h5a3.5 3.5 0 0 0 0-7H0v14h5a3.5 3.5 0 0 0 0-7' },
  c: { width: 10, d: 'M10 2.5a5.5 7 0 1 0 0 9' },
  d: { width: 10, d: 'M0 0h4a6 7 0 0 1 0 14H0z' },
  e: { width: 7.5, d: 'M7.5 0H0v14h7.5M0 7h6.5' },
  f: { width: 7.5, d: 'M7.5 0H0v14M0 7h6.5' },
  g: { width: 10.5, d: 'M10 2.5a5.5 7 0 1 0 .5 8V7.5H6.5' },
  h: { width: 9.5, d: 'M0 0v14M9.5 0v14M0 7h9.5' },
  i: { width: 0, d: 'M0 0v14' },
  j: { width: 6.5, d: 'M6.5 0v10a3.25 4 0 0 1-6.5 0' },
  k: { width: 9, d: 'M0 0v14M9 0L0 8.5M3.5 5.2L9 14' },
  l: { width: 7, d: 'M0 0v14h7' },
  m: { width: 12, d: 'M0 14V0l6 9 6-9v14' },
  n: { width: 10, d: 'M0 14V0l10 14V0' },
  o: { width: 12, d: 'M6 0a6 7 0 1 0 0 14a6 7 0 1 0 0-14z' },
  p: { width: 9, d: 'M0 14V0h5a4 4 0 0 1 0 8H0' },
  q: { width: 12, d: 'M6 0a6 7 0 1 0 0 14a6 7 0 1 0 0-14zM8 10l4 4' },
  r: { width: 9, d: 'M0 14V0h5a4 4 0 0 1 0 8H0M5 8l4 6' },
  s: {
    width: 8.5,
    d: 'M8 2.2C7 .8 5.6 0 4.2 0 2 0 .4 1.4.4 3.4c0 4.6 8 2.6 8 7.2 0 2-1.6 3.4-4.1 3.4-1.8 0-3.4-.9-4.3-2.4',
  },
  t: { width: 9, d: 'M0 0h9M4.5 0v14' },
  u: { width: 10, d: 'M0 0v9a5 5 0 0 0 10 0V0' },
  v: { width: 10, d: 'M0 0l5 14L10 0' },
  w: { width: 14, d: 'M0 0l3.5 14L7 2l3.5 12L14 0' },
  x: { width: 9, d: 'M0 0l9 14M9 0L0 14' },
  y: { width: 9, d: 'M0 0l4.5 7L9 0M4.5 7v7' },
  z: { width: 8.5, d: 'M0 0h8.5L0 14h8.5' },
  0: { width: 9, d: 'M4.5 0a4.5 7 0 1 0 0 14a4.5 7 0 1 0 0-14z' },
  1: { width: 4, d: 'M0 3l4-3v14' },
  2: { width: 8, d: 'M.2 3.8C.2 1.4 1.9 0 4 0s3.8 1.5 3.8 3.6C7.8 7.2 0 10 0 14h8' },
  3: { width: 8, d: 'M.3 0h7.2L3.7 5.5a4.25 4.25 0 1 1-3.7 6.3' },
  4: { width: 9, d: 'M6.5 14V0L0 10h9' },
  5: { width: 8, d: 'M7.5 0H1.2L.6 6.3a4.3 4.3 0 1 1-.6 5.5' },
  6: { width: 8, d: 'M5.5 0L.7 7.7M4 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8z' },
  7: { width: 8, d: 'M0 0h8L3 14' },
  8: {
    width: 8,
    d: 'M4 0a3.25 3.25 0 1 0 0 6.5a3.25 3.25 0 1 0 0-6.5zM4 6.5a3.75 3.75 0 1 0 0 7.5a3.75 3.75 0 1 0 0-7.5z',
  },
  9: { width: 8, d: 'M2.5 14l4.8-7.7M4 0a4 4 0 1 0 0 8a4 4 0 1 0 0-8z' },
};

/**
 * The stroke of a lowercase letter or a digit.
 *
 * @throws for any other character
 */
export function getStroke(character: string): Stroke {
  const stroke = strokes[character];
  if (stroke === undefined) throw new Error(`There is no stroke for "${character}".`);
  return stroke;
}
