import { normaliseText } from '../../../domain/countries/normalise';
import type { Option } from '../../../ui/SelectInput';

/** Letters that no mark can be taken off, as people type them who do not have them on their keys. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text as it is compared: words of small letters and digits, without marks, a space between them. */
function folded(text: string): string {
  return normaliseText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** A long list to be searched: its options, and each as it is compared. */
interface Searched {
  /** What is found for a text, in the order of the list but for how well it fits; all of it for an empty one. */
  readonly hits: (typed: string) => readonly Option[];
  /**
   * What the control holds for a text: the value of the one option that is so called, else the text itself, which is the value
   * of none.
   */
  readonly valueOf: (typed: string) => string;
}

/**
 * Makes a list ready to be searched. Labels that begin with what is typed come first, then those of which words begin with its
 * words, then those that hold it anywhere. Case and diacritics do not count.
 *
 * @param codes values that the rules take and the list does not offer now
 */
export function searched(options: readonly Option[], codes: readonly string[] = []): Searched {
  const entries = options.map((option) => ({ option, text: folded(option.label) }));
  return {
    hits: (typed) => {
      if (normaliseText(typed) === '') return options;
      const wanted = folded(typed);
      if (wanted === '') return [];
      const ranked = entries.map(({ option, text }) => ({ option, rank: rankOf(text, wanted) }));
      return [0, 1, 2].flatMap((rank) =>
        ranked.filter((hit) => hit.rank === rank).map(({ option }) => option),
      );
    },
    valueOf: (typed) => {
      const text = normaliseText(typed);
      if (text === '') return '';
      const same = options.filter(({ label }) => normaliseText(label) === text);
      const alike =
        same.length > 0
          ? same
          : entries.flatMap((entry) => (entry.text === folded(text) ? [entry.option] : []));
      const [only, ...others] = alike;
      if (only !== undefined && others.length === 0) return only.value;
      // A name that somebody has begun to write, "CH" for Chile, must not be taken for another one's code.
      return codes.includes(text) || options.some(({ value }) => value === text) ? `${text}…` : typed;
    },
  };
}

/** 0 fits best; undefined where nothing of it fits. */
function rankOf(text: string, wanted: string): number | undefined {
  if (text.startsWith(wanted)) return 0;
  const words = text.split(' ');
  if (wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return text.includes(wanted) ? 2 : undefined;
}
