import { normaliseText } from './normalise';

/** The words that stand before or after any label, written as the labels: `Nº DNI`, `IdNr.`. */
const commonWords = [
  'NUMERO',
  'NUMMER',
  'NUMBER',
  'NUMER',
  'NUMAR',
  'NUMARUL',
  'NUM',
  'NR',
  'NO',
  'Nº',
  'N°',
  '№',
];
/** What may stand before and between the letters of a label: `D.N.I.`, `S/A`, `(TIN)`. */
const separator = /[\s\p{Pd}\u2212./(]/u;
/** The signs between a label and what follows. */
const signs = /^[\s\p{Pd}\u2212./:#,;)]+/u;
/** Letters that have no decomposition in Unicode. */
const plainLetters: Readonly<Record<string, string>> = { Đ: 'D', Ł: 'L' };

/**
 * Removes the words that documents and forms print before a number: `DNI 12345678Z`, `C.C. 79.123.456`, `Nº de cuenta: ES91…`.
 *
 * @param labels single words in upper case, without signs and diacritics. Words that always stand together may be one
 * @returns what the number may be, from the longest to the shortest: a CURP may begin with the letters of a label. None if the text
 *   begins with no label
 */
export function removeLabel(typed: string, labels: readonly string[]): readonly string[] {
  const words = [...labels, ...commonWords];
  const found: string[] = [];
  let rest = Array.from(normaliseText(typed));
  for (;;) {
    const plain = rest.map(toPlainLetter);
    const length = Math.max(...words.map((word) => findEnd(plain, word)));
    if (length === 0) return found;
    const text = rest.slice(length).join('').replace(signs, '');
    found.push(text);
    rest = Array.from(text);
  }
}

function toPlainLetter(letter: string): string {
  const plain = letter.normalize('NFD').charAt(0).toUpperCase();
  return plainLetters[plain] ?? plain;
}

/** The number of letters up to the end of the word that they begin with; 0 if they do not. */
function findEnd(letters: readonly string[], word: string): number {
  let matched = 0;
  for (const [place, letter] of letters.entries()) {
    if (separator.test(letter)) continue;
    if (letter !== word[matched]) return 0;
    matched += 1;
    if (matched === word.length) return place + 1;
  }
  return 0;
}

/**
 * Reads a number, and without its label if that fits better: a CURP or an RFC may begin with the letters of a label.
 *
 * @param read reads a number
 * @param rank how well a reading fits; 0 is a valid number
 */
export function readWithLabel<Reading>(
  typed: string,
  labels: readonly string[],
  read: (text: string) => Reading,
  rank: (reading: Reading) => number,
): Reading {
  const whole = read(typed);
  if (rank(whole) === 0) return whole;
  return removeLabel(typed, labels)
    .map(read)
    .reduce((best, reading) => (rank(reading) < rank(best) ? reading : best), whole);
}
