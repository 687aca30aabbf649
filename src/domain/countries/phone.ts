import { parsePhoneNumberFromString, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import type { CountryCode, CountryReading } from './country';
import { normaliseText } from './normalise';

export type PhoneRefusal = 'phone' | 'phone_landline' | 'phone_country';

/** Specification, section 9. */
const INPUT_CAP = 250;

/**
 * Reads a telephone number of the page's country as typed (`612 34 56 78`, `+34 612…`, `0034612…`) to E.164.
 * `phone`: no number that exists; `phone_landline`: right, but no code can be sent there (only for `line: 'mobile'`);
 * `phone_country`: written with the calling code of another country. `metadata` is libphonenumber's, cut to the country.
 */
export function readPhone(
  typed: string,
  country: CountryCode,
  metadata: MetadataJson,
  line: 'mobile' | 'any' = 'mobile',
): CountryReading<PhoneRefusal> {
  if (typed.length > INPUT_CAP) return { ok: false, reason: 'phone' };
  // The library does not read past direction marks, which come along from contact lists.
  const text = normaliseText(typed);
  if (isForeign(text, country, metadata)) return { ok: false, reason: 'phone_country' };
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata);
  if (phone === undefined || phone.country !== country || phone.ext !== undefined || !phone.isValid()) {
    return { ok: false, reason: 'phone' };
  }
  const reason = line === 'mobile' ? mobileRefusal(phone) : null;
  return reason === null ? { ok: true, value: phone.number } : { ok: false, reason };
}

function mobileRefusal(phone: PhoneNumber): PhoneRefusal | null {
  const type = phone.getType();
  if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return null;
  return type === 'FIXED_LINE' ? 'phone_landline' : 'phone';
}

/** Whether a whole number is written in the international form of another country. */
function isForeign(text: string, country: CountryCode, metadata: MetadataJson): boolean {
  const international = /^(?:\+|00)(\d{7,15})$/.exec(text.replace(/[\s().\-–/]/g, ''))?.[1];
  if (international === undefined) return false;
  const own = Object.entries(metadata.country_calling_codes).find(([, countries]) =>
    countries.includes(country),
  );
  return own !== undefined && !international.startsWith(own[0]) && !international.startsWith('0');
}
