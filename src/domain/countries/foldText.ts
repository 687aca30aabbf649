import { normaliseText } from './normalise';

/** Letters without a decomposition, as people type them who do not have them on their keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** The form in which texts are compared: lower-case words and digits without diacritics, separated by a space. */
export function foldText(text: string): string {
  return foldLetters(normaliseText(text))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The letters of a text in lower case without diacritics. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}
