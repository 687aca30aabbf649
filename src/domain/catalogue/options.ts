import type { CountryFacts } from '../countries/country';
import { isoCountries } from '../countries/isoCountries';
import type { DataPointName } from './names';
import type {
  OptionsNarrowed,
  OptionsOfAnswer,
  OptionsOfLookUp,
  OptionsOfNames,
  OptionSource,
} from './kinds';

/** Answers by data point, kept or as they are typed; a choice looks at those that are a choice or a yes/no. */
export type OtherAnswers = Readonly<Partial<Record<DataPointName, unknown>>>;

/** What the values of a choice follow from, beside its entry. */
export interface OptionsFrom {
  readonly facts: Pick<CountryFacts, 'regions'>;
  readonly answers: OtherAnswers;
  /** The values that the look-up of this choice found; none where it has none, or none yet. */
  readonly lookedUp: readonly string[];
}

/** The values that may be chosen now, in the order of their source. None while the answer that they follow from is missing. */
export function valuesOf(source: OptionSource, { facts, answers, lookedUp }: OptionsFrom): readonly string[] {
  if (source === 'regions') return facts.regions;
  if (source === 'countries') return lookedUp.length === 0 ? isoCountries : lookedUp;
  if (isNarrowed(source)) return narrowed(source, lookedUp);
  if (isLookedUp(source)) return lookedUp;
  if (isNamed(source)) return source.names;
  if (!isOfAnswer(source)) return source;
  const answer = answers[source.of];
  if (typeof answer !== 'string' && typeof answer !== 'boolean') return [];
  return Object.hasOwn(source.lists, String(answer)) ? (source.lists[String(answer)] ?? []) : [];
}

/** None of the entry's values is named where the server cannot be asked, or speaks of other things. */
function narrowed({ values }: OptionsNarrowed, lookedUp: readonly string[]): readonly string[] {
  const named = values.filter((value) => lookedUp.includes(value));
  return named.length === 0 ? values : named;
}

/** Every value that stands in the entry itself, for whichever answer: the entry's texts word it. */
export function listedIn(source: OptionSource): readonly string[] {
  if (isOfAnswer(source)) return [...new Set(Object.values(source.lists).flat())];
  if (isNarrowed(source)) return source.values;
  return typeof source === 'string' || isOpen(source) ? [] : source;
}

/** Who words the values of a source: the entry's texts, the values themselves, or the language's names of countries. */
export function wordedBy(source: OptionSource): 'entry' | 'itself' | 'language' {
  if (source === 'countries') return 'language';
  return source === 'regions' || isOpen(source) ? 'itself' : 'entry';
}

export function isOfAnswer(source: OptionSource): source is OptionsOfAnswer {
  return typeof source === 'object' && 'lists' in source;
}

/** Whether all its values are looked up. */
export function isLookedUp(source: OptionSource): source is OptionsOfLookUp {
  return typeof source === 'object' && 'lookUp' in source && !isNarrowed(source);
}

export function isNarrowed(source: OptionSource): source is OptionsNarrowed {
  return typeof source === 'object' && 'lookUp' in source && 'values' in source;
}

/** The look-up that names values of a source, if any does. */
export function lookUpOf(source: OptionSource): OptionsOfLookUp | null {
  if (source === 'countries') return { lookUp: 'countries', list: 'countries' };
  return isNarrowed(source) || isLookedUp(source) ? source : null;
}

export function isNamed(source: OptionSource): source is OptionsOfNames {
  return typeof source === 'object' && 'names' in source;
}

/** Whether the list may lack what the applicant has, so that any other text is taken too. */
export function isOpen(source: OptionSource): source is OptionsOfLookUp | OptionsOfNames {
  return isLookedUp(source) || isNamed(source);
}
