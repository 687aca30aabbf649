import { foldText } from '../../../domain/countries/foldText';
import { normaliseText } from '../../../domain/countries/normalise';
import { listNames, type NameTable } from '../../../domain/countries/optionNames';
import type { Option } from '../../../ui/SelectInput';
import { matchText, splitLabel, type LabelPart } from './textMatch';

/** How a text came into the input: key by key, or whole, from autofill or the clipboard. */
export type TextOrigin = 'typed' | 'whole';

interface OptionSearch {
  /** Does the work that the first search would do otherwise: 250 names in each language take tens of milliseconds on a slow phone. */
  readonly prepare: () => void;
  /** Finds the options that match a text, best matches first, otherwise in the order of the list. All for an empty text. */
  readonly findOptions: (text: string) => readonly Option[];
  /**
   * Returns the value of the control for a text: that of the one option that it means, else the text itself, which is the value of
   * no option. A text means an option by its whole label, by another of its whole names, or by its code; never by a part of a name.
   */
  readonly getValue: (text: string, origin: TextOrigin) => string;
  /** Returns the text of the input for a value of the control. */
  readonly getText: (value: string) => string;
  /** Splits a label where the match with a typed text begins and ends. */
  readonly splitLabel: (label: string, text: string) => readonly LabelPart[];
}

interface OptionSearchSettings {
  /** Values that the rules accept. They are codes that people know, and the list may offer only some of them now. */
  readonly codes?: readonly string[];
  /** Names of a value besides its label, in the languages of the page. */
  readonly getOtherNames?: (value: string) => readonly string[];
  /** What people call the options besides. Called once, when the first text is searched. */
  readonly getTables?: () => readonly NameTable[];
}

interface SearchEntry {
  readonly option: Option;
  /** Folded, as the other names and the code. */
  readonly label: string;
  readonly otherNames: readonly string[];
  readonly code: string | undefined;
  /** The label and the other names without spaces: people write "TP.HCM" and "TPHCM", "Hanoi" and "Ha Noi". */
  readonly joinedNames: ReadonlySet<string>;
}

/** Marks a text in the control that would otherwise be the code of an option. The input does not show it. */
const mark = '…';

/**
 * Prepares a long list for search. Whole names come first, then names of one word that start with the text, labels that do, labels of
 * which words start with its words, other names of which words do and codes, and labels that contain it. Case and diacritics do not matter.
 */
export function createOptionSearch(
  options: readonly Option[],
  { codes = [], getOtherNames = () => [], getTables = () => [] }: OptionSearchSettings = {},
): OptionSearch {
  const getEntries = once(() => {
    const tables = getTables().map(getNames);
    return options.map((option): SearchEntry => {
      const { value } = option;
      const names = [...getOtherNames(value), ...tables.flatMap((table) => table.get(value) ?? [])];
      const [label = '', ...otherNames] = [option.label, ...names].map(foldLabel);
      return {
        option,
        label,
        otherNames,
        code: codes.includes(value) ? foldLabel(value) : undefined,
        joinedNames: new Set([label, ...otherNames].map(joinWords)),
      };
    });
  });
  const getKinds = once(() => ({
    before: getTables().flatMap(({ before }) => before.map((kind) => `${foldText(kind)} `)),
    after: getTables().flatMap(({ after }) => after.map((kind) => ` ${foldText(kind)}`)),
  }));
  const isCode = (text: string) => codes.includes(text) || options.some(({ value }) => value === text);

  /** The folded text, and what is left of it without a kind: "Provincia de Madrid". */
  const listForms = (wanted: string) => {
    const { before, after } = getKinds();
    return [
      wanted,
      ...before.filter((kind) => wanted.startsWith(kind)).map((kind) => wanted.slice(kind.length)),
      ...after.filter((kind) => wanted.endsWith(kind)).map((kind) => wanted.slice(0, -kind.length)),
    ];
  };
  const findOptions = (text: string) => {
    if (normaliseText(text) === '') return options;
    const wanted = foldText(text);
    if (wanted === '') return [];
    const forms = listForms(wanted);
    const ranked = getEntries().map((entry) => ({
      option: entry.option,
      rank: Math.min(...forms.map((form) => getRank(entry, form))),
    }));
    return ranks.flatMap((rank) => ranked.filter((match) => match.rank === rank).map(({ option }) => option));
  };
  const findByCode = (text: string, origin: TextOrigin) => {
    const code = origin === 'whole' ? text.toUpperCase() : text;
    const option = codes.includes(code) ? options.find(({ value }) => value === code) : undefined;
    if (option === undefined || origin === 'whole') return option;
    // "CH" may become "Chile", so it is Switzerland only in a language in which no other name, or its own, starts so.
    const starting = getEntries().filter(({ label }) => label.startsWith(foldText(text)));
    return starting.length === 0 || starting.some((entry) => entry.option === option) ? option : undefined;
  };
  /** The one option that has the name; undefined if several have it. */
  const findByName = (text: string) => {
    const [wanted = '', ...others] = listForms(foldText(text));
    if (wanted === '') return undefined;
    const hasName = ({ joinedNames }: SearchEntry, form: string) => joinedNames.has(joinWords(form));
    const named = [
      getEntries().filter(({ label }) => label === wanted),
      getEntries().filter((entry) => hasName(entry, wanted)),
      getEntries().filter((entry) => others.some((form) => hasName(entry, form))),
    ].find((entries) => entries.length > 0);
    return getOnly(named ?? [])?.option;
  };
  /** A code that arrives whole comes before a name without its diacritics: "AO" is Angola, also in a list with "Áo". */
  const findOption = (text: string, origin: TextOrigin) => {
    const labelled = options.filter(({ label }) => normaliseText(label) === text);
    if (labelled.length > 0) return getOnly(labelled);
    return origin === 'whole'
      ? (findByCode(text, origin) ?? findByName(text))
      : (findByName(text) ?? findByCode(text, origin));
  };
  return {
    prepare: () => void getEntries(),
    findOptions,
    getValue: (text, origin) => {
      const normalised = normaliseText(text);
      if (normalised === '') return '';
      const option = findOption(normalised, origin);
      if (option !== undefined) return option.value;
      return isCode(normalised) ? `${normalised}${mark}` : text;
    },
    getText: (value) => {
      const unmarked = value.endsWith(mark) ? value.slice(0, -mark.length) : value;
      if (unmarked !== value && isCode(unmarked)) return unmarked;
      return options.find((option) => option.value === value)?.label ?? value;
    },
    splitLabel,
  };
}

/** From the best match to none. */
const ranks = [0, 1, 2, 3, 4, 5] as const;

/** One of `ranks`; infinite if the entry does not match. */
function getRank({ label, otherNames, code, joinedNames }: SearchEntry, wanted: string): number {
  if (joinedNames.has(joinWords(wanted))) return 0;
  const startsOneWord = (name: string) => name.startsWith(wanted) && !name.includes(' ');
  if (startsOneWord(label) || otherNames.some(startsOneWord)) return 1;
  const match = matchText(label, wanted);
  if (match !== undefined && match.rank < 2) return match.rank + 2;
  const isNamed = otherNames.some((name) => (matchText(name, wanted)?.rank ?? 2) < 2);
  if (isNamed || code?.startsWith(wanted) === true) return 4;
  return match === undefined ? Infinity : 5;
}

function joinWords(folded: string): string {
  return folded.replaceAll(' ', '');
}

function getOnly<One>(options: readonly One[]): One | undefined {
  return options.length === 1 ? options[0] : undefined;
}

function once<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: create() }).value;
}

/** Reading the tables and folding thousands of labels is too slow for each key. */
const namesByTable = new WeakMap<NameTable, ReturnType<typeof listNames>>();
const foldedLabels = new Map<string, string>();

function getNames(table: NameTable): ReturnType<typeof listNames> {
  const names = namesByTable.get(table) ?? listNames(table);
  namesByTable.set(table, names);
  return names;
}

function foldLabel(label: string): string {
  const folded = foldedLabels.get(label) ?? foldText(label);
  foldedLabels.set(label, folded);
  return folded;
}
