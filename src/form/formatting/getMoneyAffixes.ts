import type { CountryFacts } from '../../domain/countries/country';
import { getCurrencySign } from '../../domain/countries/money';

/** Text before or after the text of an input. */
export interface Affixes {
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The currency's short sign, on the side where the language writes it. */
export function getMoneyAffixes({ currency }: CountryFacts, languageTag: string): Affixes {
  const { sign, isBefore } = getCurrencySign({ currency, languageTag });
  return isBefore ? { prefix: sign } : { suffix: sign };
}
