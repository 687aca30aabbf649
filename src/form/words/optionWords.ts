import type { OptionSource } from '../../domain/catalogue/kinds';
import { wordedBy } from '../../domain/catalogue/options';
import { isoCountries } from '../../domain/countries/isoCountries';
import type { Option } from '../../ui/SelectInput';
import type { Wording } from './wording';

/** One value of a choice as a person reads it; words of the page's country come before the general ones. */
export function optionText(
  name: string,
  source: OptionSource,
  value: string,
  { t, page, languageTag }: Wording,
): string {
  switch (wordedBy(source)) {
    case 'entry':
      return t(`fieldsˆ${name}>options>${value}`, { context: page.facts.code });
    case 'language':
      return countryName(value, languageTag);
    case 'itself':
      return value;
  }
}

/** Values of a choice with their words, in the order shown: countries by their names, the page's own first. */
export function optionsOf(
  name: string,
  source: OptionSource,
  values: readonly string[],
  wording: Wording,
): readonly Option[] {
  if (source === 'countries') {
    const all = countriesFrom(wording.page.facts.code)(wording.languageTag);
    return values === isoCountries ? all : all.filter(({ value }) => values.includes(value));
  }
  return values.map((value) => ({ value, label: optionText(name, source, value, wording) }));
}

/** There are 249 countries, too many to be named and sorted at each key: the list is made once for a language. */
const countriesFrom = oncePerKey((own) =>
  oncePerKey((languageTag): readonly Option[] => {
    const named = isoCountries.map((value) => ({ value, label: countryName(value, languageTag) }));
    const sorted = named.toSorted((one, other) => one.label.localeCompare(other.label, languageTag));
    return [...sorted.filter(({ value }) => value === own), ...sorted.filter(({ value }) => value !== own)];
  }),
);

const namesIn = oncePerKey((languageTag) => new Intl.DisplayNames(languageTag, { type: 'region' }));

/** What is no code of a country stays as it is: `Intl` throws at it. */
function countryName(code: string, languageTag: string): string {
  return isoCountries.includes(code) ? (namesIn(languageTag).of(code) ?? code) : code;
}

function oncePerKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
