import type { CountryFacts } from '../../domain/countries/country';
import { tagOf } from '../../domain/countries/locales';

/** The currency's short sign on the side on which the language writes it. */
export function moneySigns(
  { currency }: CountryFacts,
  language: string,
): { readonly before?: string; readonly after?: string } {
  const parts = new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const place = parts.findIndex((part) => part.type === 'currency');
  const sign = parts[place]?.value ?? currency;
  return place === 0 ? { before: sign } : { after: sign };
}
