import type { CountryCode } from '../src/domain/countries/country';
import { countries } from '../src/domain/countries/vectors/countries.fixture';
import { isGalleryLanguage, type GalleryLanguage } from './language';

/** How a question is shown: as it opens, with a right answer, or as it was left with a wrong one. */
export const states = ['empty', 'filled', 'error'] as const;
export type State = (typeof states)[number];

/** CSS pixels: a phone, a tablet, a desk. */
export const widths = [320, 360, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** What an address of the gallery names. */
export interface Place {
  readonly country: CountryCode;
  readonly language: GalleryLanguage;
  /** Of an entry: `field:iban`, `step:bank-account`, `state:cnp`, `sheet:fields`. */
  readonly entry: string;
  readonly state: State;
  readonly width: Width;
  /** Whether the entry is shown by itself, without the list and the choices around it. */
  readonly isAlone: boolean;
}

/** Reads an address by shape; what it does not name, or names wrongly, is as in `usual`. */
export function placeOf(query: string, usual: Place): Place {
  const parameters = new URLSearchParams(query);
  const country = parameters.get('country') ?? '';
  const language = parameters.get('language') ?? '';
  return {
    country: isCountry(country) ? country : usual.country,
    language: isGalleryLanguage(language) ? language : usual.language,
    entry: parameters.get('entry') ?? usual.entry,
    state: states.find((state) => state === parameters.get('state')) ?? usual.state,
    width: widths.find((width) => String(width) === parameters.get('width')) ?? usual.width,
    isAlone: parameters.has('alone'),
  };
}

/** The query under which a place is found again. */
export function queryOf({ isAlone, ...named }: Place): string {
  const parameters = new URLSearchParams(
    Object.entries(named).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (isAlone) parameters.set('alone', '');
  return `?${parameters.toString()}`;
}

export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countries, code);
}
