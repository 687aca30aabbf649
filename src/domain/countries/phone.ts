import { parsePhoneNumberFromString, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import type { CountryFacts, CountryReading } from './country';
import { normaliseText } from './normalise';

export type PhoneRefusal = 'phone' | 'phone_landline' | 'phone_country';

/** Specification, section 9. */
const INPUT_CAP = 250;
const marks = /[\s().\-–/]/g;

type PhoneFacts = Pick<CountryFacts, 'code' | 'phone'>;

/**
 * Reads a telephone number of the page's country as typed (`612 34 56 78`, `+34 612…`, `0034612…`) to E.164.
 * `phone`: no number that exists; `phone_landline`: right, but no code can be sent there (only for `line: 'mobile'`);
 * `phone_country`: written with the calling code of another country. `metadata` is libphonenumber's, cut to the country.
 */
export function readPhone(
  typed: string,
  { code, phone: habits }: PhoneFacts,
  metadata: MetadataJson,
  line: 'mobile' | 'any' = 'mobile',
): CountryReading<PhoneRefusal> {
  if (typed.length > INPUT_CAP) return { ok: false, reason: 'phone' };
  // The library does not read past direction marks, which come along from contact lists.
  const text = withoutOldPrefix(normaliseText(typed), habits);
  if (isForeign(text, habits)) return { ok: false, reason: 'phone_country' };
  const phone = parsePhoneNumberFromString(text, { defaultCountry: code, extract: false }, metadata);
  if (phone === undefined || phone.country !== code || phone.ext !== undefined || !phone.isValid()) {
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

/** A whole national number alone, where one of the country's old prefixes stands before it; else the text as it is. */
function withoutOldPrefix(text: string, { oldPrefixes = [], example }: PhoneFacts['phone']): string {
  const dialled = text.replace(marks, '');
  const { length } = example.replace(marks, '');
  const prefix = oldPrefixes.find(
    (each) => dialled.startsWith(each) && dialled.length === each.length + length,
  );
  return prefix === undefined ? text : dialled.slice(prefix.length);
}

/** Whether a whole number is written in the international form of another country. */
function isForeign(text: string, { callingCode }: PhoneFacts['phone']): boolean {
  const international = /^(?:\+|00)(\d{7,15})$/.exec(text.replace(marks, ''))?.[1];
  if (international === undefined) return false;
  return !international.startsWith(callingCode) && !international.startsWith('0');
}
