import type { CountryFacts } from '../../domain/countries/country';
import { numberFormat } from '../../domain/countries/numberFormat';

/** The currency's short sign on the side on which the language writes it. */
export function moneySigns(
  { currency }: CountryFacts,
  languageTag: string,
): { readonly before?: string; readonly after?: string } {
  const parts = numberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const place = parts.findIndex((part) => part.type === 'currency');
  const sign = parts[place]?.value ?? currency;
  return place === 0 ? { before: sign } : { after: sign };
}
