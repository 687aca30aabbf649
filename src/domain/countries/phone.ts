import { parsePhoneNumberFromString, type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core';
import type { CountryFacts, CountryReadResult } from './country';
import { compactCode, normaliseText } from './normalise';

export type PhoneError = 'phone' | 'phone_landline' | 'phone_country';

/** Specification, section 9. */
const INPUT_CAP = 250;
const LENGTH_WITH_CALLING_CODE = 11;

type PhoneFacts = Pick<CountryFacts, 'code' | 'phone'>;

interface PhoneRules {
  /** `mobile`: the number receives a code. */
  readonly line: 'mobile' | 'any';
  readonly hasExtension?: boolean;
}

/**
 * Reads a typed telephone number of the country (`612 34 56 78`, `+34 612…`, `0034612…`) to E.164, with `;ext=` and the digits of
 * its extension (RFC 3966). `phone`: the number does not exist. `phone_landline`: it cannot receive a code (only for
 * `line: 'mobile'`). `phone_country`: it has the calling code of another country. `metadata` is the part of libphonenumber's for
 * the country, so the library reads no number of another.
 */
export function readPhone(
  typed: string,
  { code, phone: habits }: PhoneFacts,
  metadata: MetadataJson,
  { line, hasExtension = false }: PhoneRules,
): CountryReadResult<PhoneError> {
  if (typed.length > INPUT_CAP) return { ok: false, reason: 'phone' };
  // The library does not accept direction marks, which contact lists contain.
  const [typedNumber, extension] = splitExtension(plainNumber(normaliseText(typed)), hasExtension);
  const text = withPlus(typedNumber, habits);
  if (isForeign(text, habits)) return { ok: false, reason: 'phone_country' };
  const parse = (number: string) =>
    parsePhoneNumberFromString(number, { defaultCountry: code, extract: false }, metadata);
  const international = mayLackPlus(text, habits) ? parse(`+${text}`) : undefined;
  const phone = international?.isValid() === true ? international : parse(withoutOldPrefix(text, habits));
  if (phone === undefined || phone.ext !== undefined || !phone.isValid()) {
    return { ok: false, reason: 'phone' };
  }
  const reason = line === 'mobile' ? mobileRefusal(phone) : null;
  return reason === null
    ? { ok: true, value: `${phone.number}${extension === '' ? '' : `;ext=${extension}`}` }
    : { ok: false, reason };
}

/** Whether a text is a telephone number of the country in E.164. */
export function isValidNumber(text: string, facts: PhoneFacts, metadata: MetadataJson): boolean {
  const reading = readPhone(text, facts, metadata, { line: 'any' });
  return reading.ok && reading.value === text;
}

/** What people write before a number, in the languages of the countries. */
const label =
  /^(?:tel(?:[eé]f(?:ono)?|efon)?|tfno|tlf|m[oó]vil|mobile?|cel(?:ular)?|kom|handy|s?đt|điện thoại)(?:\.:?|:| ) ?/iu;
/** The context of a local number in a link (RFC 3966). The library accepts it only at every other call. */
const linkContext = /^([^;]*);phone-context=(\+\d{1,3})(?=;|$)/i;
const endMarks = /[,;.] ?$/;

/** Removes what surrounds a number in texts and links. */
function plainNumber(text: string): string {
  return text
    .replace(label, '')
    .replace(linkContext, (_whole, local: string, context: string) => `${context}${local}`)
    .replace(endMarks, '');
}

/** How people announce an extension, in the languages of the countries. At most 20 digits (specification, section 9). */
const extensionPattern =
  /(?:;ext=|(?:\bext(?:ensi[oó]n|ension)?|\bint(?:erior)?|\bwew(?:n)?|\bdurchwahl|(?:\bsố )?\bmáy lẻ|\bloc(?:al)?|\banexo|x|#)[.:]? ?)(\d{1,20})\)?$/iu;

/** Splits a number and the digits of its extension, which are empty if there is none. */
function splitExtension(text: string, hasExtension: boolean): readonly [string, string] {
  const match = hasExtension ? extensionPattern.exec(text) : null;
  if (match === null) return [text, ''];
  return [text.slice(0, match.index).replace(/[\s,;(]+$/, ''), match[1] ?? ''];
}

/** What is dialled, without what groups it. */
function getDialled(text: string): string {
  return compactCode(text).replace(/[()]/g, '');
}

/**
 * Writes the calling code of the country with a plus. The library reads `0057` as a carrier's prefix in Colombia, and no calling
 * code in brackets.
 */
function withPlus(text: string, { callingCode }: PhoneFacts['phone']): string {
  return text.replace(new RegExp(`^\\(?(?:\\+|00)\\s?${callingCode}\\)?(?=[^\\d]*\\d)`), `+${callingCode}`);
}

/**
 * Whether a number may be international although it has no plus. An area code may have the digits of the calling code: the library
 * reads Germany's `49 151 …` and `49 30 …` as other landlines. No landline is written as long without its 0.
 */
function mayLackPlus(text: string, { callingCode }: PhoneFacts['phone']): boolean {
  return text.startsWith(callingCode) && getDialled(text).length >= LENGTH_WITH_CALLING_CODE;
}

function mobileRefusal(phone: PhoneNumber): PhoneError | null {
  const type = phone.getType();
  if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return null;
  return type === 'FIXED_LINE' ? 'phone_landline' : 'phone';
}

/** Removes an old prefix of the country from a whole national number. Returns any other text unchanged. */
function withoutOldPrefix(text: string, { oldPrefixes = [], example }: PhoneFacts['phone']): string {
  const dialled = getDialled(text);
  const { length } = getDialled(example);
  const prefix = oldPrefixes.find(
    (each) => dialled.startsWith(each) && dialled.length === each.length + length,
  );
  return prefix === undefined ? text : dialled.slice(prefix.length);
}

/** Whether a whole number is in the international format of another country. */
function isForeign(text: string, { callingCode }: PhoneFacts['phone']): boolean {
  const international = /^(?:\+|00)(\d{7,15})$/.exec(getDialled(text))?.[1];
  if (international === undefined) return false;
  return !international.startsWith(callingCode) && !international.startsWith('0');
}
