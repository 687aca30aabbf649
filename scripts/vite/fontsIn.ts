/** A face of a font as a stylesheet declares it. */
interface Face {
  readonly address: string;
  /** First and last code point of each part. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** The addresses of the fonts that a text is drawn with, by what the style says of each. */
export function fontsFor(text: string, style: string): readonly string[] {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return facesIn(style)
    .filter(({ ranges }) => points.some((point) => ranges.some(([from, to]) => from <= point && point <= to)))
    .map(({ address }) => address);
}

function facesIn(style: string): readonly Face[] {
  return [...style.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const address = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1];
    const ranges = /unicode-range:\s*([^;]+)/.exec(face)?.[1] ?? 'U+0-10FFFF';
    return address === undefined ? [] : [{ address, ranges: ranges.split(',').map(rangeOf) }];
  });
}

/** `U+20-7F`, `U+20AC` or `U+4??`. */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
}
