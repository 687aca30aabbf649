import type { CountryFacts } from '../countries/country';
import { isoCountries } from '../countries/isoCountries';
import type { DataPointName } from './names';
import type {
  NarrowedOptions,
  AnswerDependentOptions,
  LookUpOptions,
  NamedOptions,
  OptionSource,
} from './kinds';

/**
 * The citizenship of a person without any: the code of ICAO Doc 9303, part 3, section 5, for a stateless person (Convention of 1954), as
 * travel documents have it. ISO 3166 has none.
 */
export const stateless = 'XXA';

/** Every value of a citizenship. */
export const citizenships: readonly string[] = /* @__PURE__ */ isoCountries.concat(stateless);

/** Answers by data point, read or unread. A choice depends only on choices and yes/no questions. */
export type OtherAnswers = Readonly<Partial<Record<DataPointName, unknown>>>;

/** The data that the values of a choice depend on, besides its entry. */
export interface OptionContext {
  readonly facts: Pick<CountryFacts, 'regions'>;
  readonly answers: OtherAnswers;
  /** The values that the look-up of the choice has found. Empty without a look-up or a result. */
  readonly lookUpValues: readonly string[];
}

/** The values that can be chosen now, in the order of their source. Empty while the answer that they depend on is missing. */
export function getOptionValues(
  source: OptionSource,
  { facts, answers, lookUpValues }: OptionContext,
): readonly string[] {
  if (source === 'regions') return facts.regions;
  if (source === 'countries') return lookUpValues.length === 0 ? isoCountries : lookUpValues;
  // No list of countries has the lack of one.
  if (source === 'citizenships') {
    return lookUpValues.length === 0 ? citizenships : [...lookUpValues, stateless];
  }
  if (isNarrowedByLookUp(source)) return narrowValues(source, lookUpValues);
  if (isLookedUp(source)) return lookUpValues;
  if (isNameList(source)) return source.names;
  if (!isAnswerDependent(source)) return source;
  const answer = answers[source.of];
  if (typeof answer !== 'string' && typeof answer !== 'boolean') return [];
  return Object.hasOwn(source.lists, String(answer)) ? (source.lists[String(answer)] ?? []) : [];
}

/** If the look-up fails or lists only unknown values, all values of the entry are offered. */
function narrowValues({ values }: NarrowedOptions, lookedUp: readonly string[]): readonly string[] {
  const listed = values.filter((value) => lookedUp.includes(value));
  return listed.length === 0 ? values : listed;
}

/** Every value in the entry itself, for any answer. The texts of the entry have labels for them. */
export function getListedValues(source: OptionSource): readonly string[] {
  if (isAnswerDependent(source)) return [...new Set(Object.values(source.lists).flat())];
  if (isNarrowedByLookUp(source)) return source.values;
  if (source === 'citizenships') return [stateless];
  return typeof source === 'string' || allowsOtherText(source) ? [] : source;
}

/** The source of the labels: the texts of the entry, the values themselves, or the names of countries in the language, with texts for listed values. */
export function getLabelSource(source: OptionSource): 'entry' | 'itself' | 'language' {
  if (isCountrySource(source)) return 'language';
  return source === 'regions' || allowsOtherText(source) ? 'itself' : 'entry';
}

export function isAnswerDependent(source: OptionSource): source is AnswerDependentOptions {
  return typeof source === 'object' && 'lists' in source;
}

/** Whether the values are countries, with or without the lack of one. */
export function isCountrySource(source: OptionSource): source is 'countries' | 'citizenships' {
  return source === 'countries' || source === 'citizenships';
}

/** Whether all values come from a look-up. */
export function isLookedUp(source: OptionSource): source is LookUpOptions {
  return typeof source === 'object' && 'lookUp' in source && !isNarrowedByLookUp(source);
}

export function isNarrowedByLookUp(source: OptionSource): source is NarrowedOptions {
  return typeof source === 'object' && 'lookUp' in source && 'values' in source;
}

/** The look-up of a source, if it has one. */
export function getLookUpOptions(source: OptionSource): LookUpOptions | null {
  if (isCountrySource(source)) return { lookUp: 'countries', list: 'countries' };
  return isNarrowedByLookUp(source) || isLookedUp(source) ? source : null;
}

export function isNameList(source: OptionSource): source is NamedOptions {
  return typeof source === 'object' && 'names' in source;
}

/** Whether the list may be incomplete, so that any other text is accepted. */
export function allowsOtherText(source: OptionSource): source is LookUpOptions | NamedOptions {
  return isLookedUp(source) || isNameList(source);
}

/** Up to this many options use the browser's list. */
const maxUnsearchedOptions = 12;

/** Whether so many options are a list that is searched by typing. */
export function isSearched(count: number): boolean {
  return count > maxUnsearchedOptions;
}
