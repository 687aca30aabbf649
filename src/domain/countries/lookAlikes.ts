/** The signs that people read as each other on a document. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' };

/** More of them than a number with a few mistakes has. It bounds the number of attempts. */
const MAX_LOOK_ALIKES = 10;

/** A letter that stands in the place of a digit, or a digit in the place of a letter. */
export interface SwappedSign {
  readonly letter: string;
  readonly digit: string;
  readonly isLetterTyped: boolean;
}

/**
 * Finds the first sign of a number that is right with the sign that looks like it. Null if no exchange of such signs makes it right.
 *
 * @param isRight whether a number is valid
 */
export function findSwappedSign(code: string, isRight: (code: string) => boolean): SwappedSign | null {
  const signs = Array.from(code);
  const places = signs.flatMap((sign, place) => (lookAlikes[sign] === undefined ? [] : [place]));
  if (places.length > MAX_LOOK_ALIKES) return null;
  for (let choice = 1; choice < 2 ** places.length; choice += 1) {
    const exchanged = places.filter((_place, index) => (choice >> index) % 2 === 1);
    const candidate = signs.map((sign, place) =>
      exchanged.includes(place) ? (lookAlikes[sign] ?? sign) : sign,
    );
    if (isRight(candidate.join(''))) return describe(signs[exchanged[0] ?? 0] ?? '');
  }
  return null;
}

function describe(typed: string): SwappedSign {
  const other = lookAlikes[typed] ?? '';
  const isLetterTyped = /[A-Z]/.test(typed);
  return { letter: isLetterTyped ? typed : other, digit: isLetterTyped ? other : typed, isLetterTyped };
}
