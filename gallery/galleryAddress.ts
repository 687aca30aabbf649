import type { CountryCode } from '../src/domain/countries/country';
import { countries } from '../src/domain/countries/vectors/countries.fixture';
import { isGalleryLanguage, type GalleryLanguage } from './language';

/** How a question is shown: empty, with a valid answer, or with an invalid one. */
export const sampleStates = ['empty', 'filled', 'error'] as const;
export type SampleState = (typeof sampleStates)[number];

/** CSS pixels: phones, a tablet and a desktop. */
export const frameWidths = [320, 360, 768, 1280] as const;
export type FrameWidth = (typeof frameWidths)[number];

/** The parameters of an address of the gallery. */
export interface GalleryAddress {
  readonly country: CountryCode;
  readonly language: GalleryLanguage;
  /** The id of an entry: `field:iban`, `step:bank-account`, `state:cnp`, `sheet:fields`. */
  readonly entry: string;
  readonly state: SampleState;
  readonly width: FrameWidth;
  /** Whether the entry is shown without the list and the settings. */
  readonly isStandalone: boolean;
}

/** Reads the parameters of an address. Missing and invalid parameters get the values of `defaults`. */
export function readGalleryAddress(query: string, defaults: GalleryAddress): GalleryAddress {
  const parameters = new URLSearchParams(query);
  const country = parameters.get('country') ?? '';
  const language = parameters.get('language') ?? '';
  return {
    country: isCountry(country) ? country : defaults.country,
    language: isGalleryLanguage(language) ? language : defaults.language,
    entry: parameters.get('entry') ?? defaults.entry,
    state: sampleStates.find((state) => state === parameters.get('state')) ?? defaults.state,
    width: frameWidths.find((width) => String(width) === parameters.get('width')) ?? defaults.width,
    isStandalone: parameters.has('alone'),
  };
}

/** The query of an address. */
export function formatGalleryQuery({ isStandalone, ...named }: GalleryAddress): string {
  const parameters = new URLSearchParams(
    Object.entries(named).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (isStandalone) parameters.set('alone', '');
  return `?${parameters.toString()}`;
}

export function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countries, code);
}
