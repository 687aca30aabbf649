import { normaliseText } from '../../../domain/countries/normalise';
import type { Option } from '../../../ui/SelectInput';
import { foldText, matchText, splitLabel, type LabelPart } from './textMatch';

/** How a text came into the input: key by key, or whole, from autofill or the clipboard. */
export type TextOrigin = 'typed' | 'whole';

interface OptionSearch {
  /** Does the work that the first search would do otherwise: 250 names in each language take tens of milliseconds on a slow phone. */
  readonly prepare: () => void;
  /** Finds the options that match a text, best matches first, otherwise in the order of the list. All for an empty text. */
  readonly findOptions: (text: string) => readonly Option[];
  /**
   * Returns the value of the control for a text: that of the one option that it means, else the text itself, which is the value of
   * no option. A text means an option by its label, by another of its names, by its code, or by matching no other option.
   */
  readonly getValue: (text: string, origin: TextOrigin) => string;
  /** Returns the text of the input for a value of the control. */
  readonly getText: (value: string) => string;
  /** Splits a label where the match with a typed text begins and ends. */
  readonly splitLabel: (label: string, text: string) => readonly LabelPart[];
  /** Whether a text is the label, apart from case and diacritics. */
  readonly isLabel: (label: string, text: string) => boolean;
}

interface OptionSearchSettings {
  /** Values that the rules accept. They are codes that people know, and the list may offer only some of them now. */
  readonly codes?: readonly string[];
  /** Names of a value besides its label. */
  readonly getOtherNames?: (value: string) => readonly string[];
  /** Whether a text that is no option is an answer. Then it is never replaced by its only match. */
  readonly acceptsOtherText?: boolean;
}

interface Entry {
  readonly option: Option;
  readonly label: string;
  /** Folded, with the code. */
  readonly names: readonly string[];
}

/** Marks a text in the control that would otherwise be the code of an option. The input does not show it. */
const mark = '…';

/**
 * Prepares a long list for search. Labels that start with the text come first, then those of which words start with its words, then
 * options with another name or a code that does, then labels that contain it. Case and diacritics do not matter.
 */
export function createOptionSearch(
  options: readonly Option[],
  { codes = [], getOtherNames = () => [], acceptsOtherText = false }: OptionSearchSettings = {},
): OptionSearch {
  const getEntries = once(() =>
    options.map((option): Entry => {
      const names = codes.includes(option.value) ? [option.value, ...getOtherNames(option.value)] : [];
      return { option, label: foldLabel(option.label), names: names.map(foldLabel) };
    }),
  );
  const isCode = (text: string) => codes.includes(text) || options.some(({ value }) => value === text);

  const findOptions = (text: string) => {
    if (normaliseText(text) === '') return options;
    const wanted = foldText(text);
    if (wanted === '') return [];
    const ranked = getEntries().map((entry) => ({ option: entry.option, rank: getRank(entry, wanted) }));
    return [0, 1, 2, 3].flatMap((rank) =>
      ranked.filter((match) => match.rank === rank).map(({ option }) => option),
    );
  };
  const findByName = (text: string) => {
    const exact = options.filter(({ label }) => normaliseText(label) === text);
    if (exact.length > 0) return exact;
    const wanted = foldText(text);
    const labelled = getEntries().filter(({ label }) => label === wanted);
    const named =
      labelled.length > 0
        ? labelled
        : getEntries().filter(({ names: [, ...otherNames] }) => otherNames.includes(wanted));
    return named.map(({ option }) => option);
  };
  const findByCode = (text: string, origin: TextOrigin) => {
    const code = origin === 'whole' ? text.toUpperCase() : text;
    const option = codes.includes(code) ? options.find(({ value }) => value === code) : undefined;
    if (option === undefined || origin === 'whole') return option;
    // "CH" may become "Chile", so it is Switzerland only in a language in which no other name, or its own, starts so.
    const starting = getEntries().filter(({ label }) => label.startsWith(foldText(text)));
    return starting.length === 0 || starting.some((entry) => entry.option === option) ? option : undefined;
  };
  /** Browsers fill in regions with their kind: "Thành phố Hồ Chí Minh". Countries are known by more names. */
  const findAtEnd = (text: string) =>
    codes.length > 0
      ? []
      : getEntries().filter(({ label }) => label !== '' && foldText(text).endsWith(` ${label}`));
  return {
    prepare: () => void getEntries(),
    findOptions,
    getValue: (text, origin) => {
      const normalised = normaliseText(text);
      if (normalised === '') return '';
      const option =
        getOnly(findByName(normalised)) ??
        findByCode(normalised, origin) ??
        (acceptsOtherText || isCode(normalised)
          ? undefined
          : (getOnly(findOptions(normalised)) ??
            (origin === 'whole' ? getOnly(findAtEnd(normalised))?.option : undefined)));
      if (option !== undefined) return option.value;
      return isCode(normalised) ? `${normalised}${mark}` : text;
    },
    getText: (value) => {
      const unmarked = value.endsWith(mark) ? value.slice(0, -mark.length) : value;
      if (unmarked !== value && isCode(unmarked)) return unmarked;
      return options.find((option) => option.value === value)?.label ?? value;
    },
    splitLabel,
    isLabel: (label, text) => foldLabel(label) === foldText(text),
  };
}

/** 0 is the best match; undefined is none. */
function getRank({ label, names }: Entry, wanted: string): number | undefined {
  const match = matchText(label, wanted);
  if (match !== undefined && match.rank < 2) return match.rank;
  const isNamed = names.some((name) => (matchText(name, wanted)?.rank ?? 2) < 2);
  if (isNamed) return 2;
  return match === undefined ? undefined : 3;
}

function getOnly<One>(options: readonly One[]): One | undefined {
  return options.length === 1 ? options[0] : undefined;
}

function once<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: create() }).value;
}

/** Folding thousands of labels is too slow for each key. */
const foldedLabels = new Map<string, string>();

function foldLabel(label: string): string {
  const folded = foldedLabels.get(label) ?? foldText(label);
  foldedLabels.set(label, folded);
  return folded;
}
