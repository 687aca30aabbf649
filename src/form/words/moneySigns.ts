import type { CountryFacts } from '../../domain/countries/country';
import { currencySign } from '../../domain/countries/money';

/** The currency's short sign on the side on which the language writes it. */
export function moneySigns(
  { currency }: CountryFacts,
  languageTag: string,
): { readonly before?: string; readonly after?: string } {
  const { sign, isBefore } = currencySign({ currency, languageTag });
  return isBefore ? { before: sign } : { after: sign };
}
