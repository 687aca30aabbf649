const digitLetters = 'jabcdefghi';

/** A text that only the answers of this person contain. */
export const getMarkers = ({ number }: { readonly number: number }): readonly string[] => [
  `quirina${number}x`,
  `Quirina${toLetters(number)}o`,
];

/** The number in letters, because a name has no digits: `ab` for 12. */
export const toLetters = (number: number): string =>
  [...String(number)].map((digit) => digitLetters.charAt(Number(digit))).join('');

const toNumber = (letters: string): number =>
  Number([...letters].map((letter) => digitLetters.indexOf(letter)).join(''));

/** The people whose markers a text contains. */
export function findPeople(text: string): ReadonlySet<number> {
  return new Set([
    ...[...text.matchAll(/quirina(\d+)x/g)].map(([, number]) => Number(number)),
    ...[...text.matchAll(/Quirina([a-j]+)o/g)].map(([, letters = '']) => toNumber(letters)),
  ]);
}
