import type { OptionSource } from '../../domain/catalogue/kinds';
import { getLabelSource, getListedValues, isCountrySource } from '../../domain/catalogue/options';
import { isoCountries } from '../../domain/countries/isoCountries';
import type { Option } from '../../ui/SelectInput';
import type { TextContext } from './textContext';

/** The label of an option. A label for the page's country comes before the general one. */
export function formatOption(
  name: string,
  source: OptionSource,
  value: string,
  { t, page, languageTag }: TextContext,
): string {
  switch (getListedValues(source).includes(value) ? 'entry' : getLabelSource(source)) {
    case 'entry':
      return t(`fieldsˆ${name}>options>${value}`, { context: page.facts.code });
    case 'language':
      return getCountryName(value, languageTag);
    case 'itself':
      return value;
  }
}

/** The options of a choice with their labels, in the order shown: countries by name, the page's own first. */
export function createOptions(
  name: string,
  source: OptionSource,
  values: readonly string[],
  context: TextContext,
): readonly Option[] {
  const withLabel = (value: string) => ({ value, label: formatOption(name, source, value, context) });
  if (!isCountrySource(source)) return values.map(withLabel);
  const all = getCountryOptions(context.page.facts.code)(context.languageTag);
  const countries = values === isoCountries ? all : all.filter(({ value }) => values.includes(value));
  const others = getListedValues(source).filter((value) => values.includes(value));
  return others.length === 0 ? countries : [...countries, ...others.map(withLabel)];
}

/** Naming and sorting 250 countries is too slow for each key, so the list is made once for each language. */
const getCountryOptions = memoizeByKey((own) =>
  memoizeByKey((languageTag): readonly Option[] => {
    const named = isoCountries.map((value) => ({ value, label: getCountryName(value, languageTag) }));
    const sorted = [...named].sort((one, other) => one.label.localeCompare(other.label, languageTag));
    return [...sorted.filter(({ value }) => value === own), ...sorted.filter(({ value }) => value !== own)];
  }),
);

const getCountryNames = memoizeByKey((languageTag) => new Intl.DisplayNames(languageTag, { type: 'region' }));

/** Returns an unknown code unchanged, because `Intl` throws for it. */
function getCountryName(code: string, languageTag: string): string {
  return isoCountries.includes(code) ? (getCountryNames(languageTag).of(code) ?? code) : code;
}

function memoizeByKey<Value>(create: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? create(key);
    cache.set(key, value);
    return value;
  };
}
