import type { CountryCode } from '../domain/countries/country';
import type { LocaleName } from '../domain/countries/locales';

/** Options of tests that run in `npm run test:rest` and not in `npm test`. */
const rest = { tags: ['rest'] };

/**
 * The options of a test that runs for each country. A dynamic page in Spain and a classic one in Poland differ in what code depends on,
 * so `npm test` runs them alone.
 */
export const forCountry = (country: CountryCode): { readonly tags?: string[] } =>
  country === 'ES' || country === 'PL' ? {} : rest;

/** The same for a test that runs for each language. */
export const forLanguage = (language: LocaleName): { readonly tags?: string[] } =>
  language === 'es' || language === 'pl' ? {} : rest;
