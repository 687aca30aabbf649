import { parsePhoneNumberFromString, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import type { CountryFacts, CountryReadResult } from './country';
import { normaliseText } from './normalise';

export type PhoneError = 'phone' | 'phone_landline' | 'phone_country';

/** Specification, section 9. */
const INPUT_CAP = 250;
const marks = /[\s().\-–/]/g;

type PhoneFacts = Pick<CountryFacts, 'code' | 'phone'>;

/**
 * Reads a typed telephone number of the country (`612 34 56 78`, `+34 612…`, `0034612…`) to E.164.
 * `phone`: the number does not exist. `phone_landline`: it cannot receive a code (only for `line: 'mobile'`). `phone_country`: it
 * has the calling code of another country. `metadata` is the part of libphonenumber's for the country.
 */
export function readPhone(
  typed: string,
  { code, phone: habits }: PhoneFacts,
  metadata: MetadataJson,
  line: 'mobile' | 'any' = 'mobile',
): CountryReadResult<PhoneError> {
  if (typed.length > INPUT_CAP) return { ok: false, reason: 'phone' };
  // The library does not accept direction marks, which contact lists contain.
  const text = withoutOldPrefix(normaliseText(typed), habits);
  if (isForeign(text, habits)) return { ok: false, reason: 'phone_country' };
  const phone = parsePhoneNumberFromString(text, { defaultCountry: code, extract: false }, metadata);
  if (phone === undefined || phone.country !== code || phone.ext !== undefined || !phone.isValid()) {
    return { ok: false, reason: 'phone' };
  }
  const reason = line === 'mobile' ? mobileRefusal(phone) : null;
  return reason === null ? { ok: true, value: phone.number } : { ok: false, reason };
}

function mobileRefusal(phone: PhoneNumber): PhoneError | null {
  const type = phone.getType();
  if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return null;
  return type === 'FIXED_LINE' ? 'phone_landline' : 'phone';
}

/** Removes an old prefix of the country from a whole national number. Returns any other text unchanged. */
function withoutOldPrefix(text: string, { oldPrefixes = [], example }: PhoneFacts['phone']): string {
  const dialled = text.replace(marks, '');
  const { length } = example.replace(marks, '');
  const prefix = oldPrefixes.find(
    (each) => dialled.startsWith(each) && dialled.length === each.length + length,
  );
  return prefix === undefined ? text : dialled.slice(prefix.length);
}

/** Whether a whole number is in the international format of another country. */
function isForeign(text: string, { callingCode }: PhoneFacts['phone']): boolean {
  const international = /^(?:\+|00)(\d{7,15})$/.exec(text.replace(marks, ''))?.[1];
  if (international === undefined) return false;
  return !international.startsWith(callingCode) && !international.startsWith('0');
}
