import { isoCountries } from '../../../domain/countries/isoCountries';
import type { DataPoint } from '../../../domain/catalogue/kinds';
import type { Page } from '../../../domain/pages/resolvePage';
import type { Option } from '../../../ui/SelectInput';

interface Wording {
  readonly page: Page;
  readonly languageTag: string;
  readonly optionText: (option: string) => string;
  readonly yes: string;
  readonly no: string;
}

/** The answers to choose from, in the order shown. A country list begins with the page's own. */
export function optionsOf(
  point: DataPoint,
  { page, languageTag, optionText, yes, no }: Wording,
): readonly Option[] {
  switch (point.kind) {
    case 'choice':
      return point.options.map((value) => ({ value, label: optionText(value) }));
    case 'yes-no':
      return [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ];
    case 'region':
      return page.facts.regions.map((value) => ({ value, label: value }));
    case 'country':
      return countries(page.facts.code, languageTag);
    default:
      return [];
  }
}

function countries(own: string, languageTag: string): readonly Option[] {
  const names = new Intl.DisplayNames(languageTag, { type: 'region' });
  const named = isoCountries.map((value) => ({ value, label: names.of(value) ?? value }));
  const sorted = named.toSorted((first, second) => first.label.localeCompare(second.label, languageTag));
  return [...sorted.filter(({ value }) => value === own), ...sorted.filter(({ value }) => value !== own)];
}
