import { normaliseText } from '../../../domain/countries/normalise';
import type { Option } from '../../../ui/SelectInput';

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
function foldText(text: string): string {
  return normaliseText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

interface OptionSearch {
  /** Finds the options that match a text, best matches first, otherwise in the order of the list. All for an empty text. */
  readonly findOptions: (text: string) => readonly Option[];
  /**
   * Returns the value of the control for a text: that of the one option with this label, else the text itself, which is the value
   * of no option.
   */
  readonly getValue: (text: string) => string;
}

/**
 * Prepares a long list for search. Labels that start with the text come first, then those of which words start with its words, then
 * those that contain it. Case and diacritics do not matter.
 *
 * @param codes values that the rules accept and the list does not offer now
 */
export function createOptionSearch(options: readonly Option[], codes: readonly string[] = []): OptionSearch {
  const entries = options.map((option) => ({ option, folded: foldText(option.label) }));
  return {
    findOptions: (text) => {
      if (normaliseText(text) === '') return options;
      const wanted = foldText(text);
      if (wanted === '') return [];
      const ranked = entries.map(({ option, folded }) => ({ option, rank: getRank(folded, wanted) }));
      return [0, 1, 2].flatMap((rank) =>
        ranked.filter((match) => match.rank === rank).map(({ option }) => option),
      );
    },
    getValue: (text) => {
      const normalised = normaliseText(text);
      if (normalised === '') return '';
      const exact = options.filter(({ label }) => normaliseText(label) === normalised);
      const similar =
        exact.length > 0
          ? exact
          : entries.flatMap((entry) => (entry.folded === foldText(text) ? [entry.option] : []));
      const [only, ...others] = similar;
      if (only !== undefined && others.length === 0) return only.value;
      // The start of a name, "CH" for Chile, must not be read as the code of another country.
      const isCode = codes.includes(normalised) || options.some(({ value }) => value === normalised);
      return isCode ? `${normalised}…` : text;
    },
  };
}

/** 0 is the best match; undefined is none. */
function getRank(text: string, wanted: string): number | undefined {
  if (text.startsWith(wanted)) return 0;
  const words = text.split(' ');
  if (wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return text.includes(wanted) ? 2 : undefined;
}
