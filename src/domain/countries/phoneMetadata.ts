import type { CountryCode as PhoneCountry, MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from './country';

/**
 * The part of libphonenumber's metadata for one country: its numbering plan and calling code. It cannot read numbers of other
 * countries. Throws if the metadata lacks the country.
 */
export function extractPhoneMetadata(max: MetadataJson, country: CountryCode): MetadataJson {
  const code: PhoneCountry = country;
  const plan = max.countries[code];
  const callingCode = Object.entries(max.country_calling_codes).find(([, countries]) =>
    countries.includes(code),
  );
  if (plan === undefined || callingCode === undefined) {
    throw new Error(`libphonenumber's metadata has no numbering plan for ${country}`);
  }
  return {
    version: max.version,
    country_calling_codes: { [callingCode[0]]: [code] },
    countries: { [code]: plan },
    nonGeographic: {},
  };
}
