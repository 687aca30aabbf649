import { compactCode } from './normalise';

/** The signs between a label and its number, after both were compacted. */
const signs = /^[:#,;]+/;
/** The words that may stand there too: `Nr.`, `No:`, `Nº`. */
const words = /^(?:NUMERO|NUMMER|NUMBER|NUMER|NUM|NR|NO|N[º°])[:#,;]*/;

/**
 * Removes the words that documents and forms print before a number: `DNI 12345678Z`, `C.C. 79.123.456`, `IdNr.: 12 345 678 901`.
 *
 * @param labels in upper case, without spaces, signs and diacritics
 * @returns what the number may be, compacted as all numbers of documents. Two if it seems to begin with a word for "number", because a
 *   CURP may begin with these letters. None if the text begins with none of the labels
 */
export function removeLabel(typed: string, labels: readonly string[]): readonly string[] {
  const code = compactCode(typed);
  const plain = Array.from(code, (sign) => sign.normalize('NFD').charAt(0).toUpperCase()).join('');
  const [found] = labels
    .filter((label) => plain.startsWith(label))
    .sort((one, other) => other.length - one.length);
  if (found === undefined) return [];
  const rest = Array.from(code).slice(found.length).join('').replace(signs, '');
  return words.test(rest) ? [rest, rest.replace(words, '')] : [rest];
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
