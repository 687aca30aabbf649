import type { CountryFacts } from '../countries/country';
import { toUnicodeDomain } from '../countries/emailDomain';
import { formatAmount, parseMoney } from '../countries/money';
import type { LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { ControlInput } from './input';

/** The country and the language that decide the format of a value. */
export interface FormatContext {
  readonly facts: CountryFacts;
  readonly languageTag: string;
}

/**
 * Formats a value of the lead, so that reading it returns the value: money with the separators of the language, a telephone number
 * in national format, a bank account in groups, an e-mail with the letters of its domain, identifiers and postal codes as stored. Undefined for other kinds.
 */
export function formatLeadValue(
  point: DataPoint,
  value: NonNullable<LeadValue>,
  { facts, languageTag }: FormatContext,
): string | undefined {
  switch (point.kind) {
    case 'amount':
    case 'money':
      return typeof value === 'number'
        ? formatAmount(value, { currency: facts.currency, languageTag })
        : undefined;
    case 'phone':
      return formatNationalNumber(String(value), facts.phone);
    case 'bank-account':
      return formatAccountNumber(String(value), facts.bankAccount);
    case 'email':
      return String(value).replace(/[^@]+$/, toUnicodeDomain);
    case 'identifier':
    case 'postal-code':
      return String(value);
    default:
      return undefined;
  }
}

/** Formats an input that was typed in another language. Returns an input that is not an amount unchanged. */
export function reformatInput(
  point: DataPoint,
  typed: ControlInput,
  { facts, languageTag }: FormatContext,
): ControlInput {
  if ((point.kind !== 'money' && point.kind !== 'amount') || typeof typed !== 'string') return typed;
  const value = parseMoney(typed, facts.currency);
  return value === undefined ? typed : formatAmount(value, { currency: facts.currency, languageTag });
}

/**
 * Formats a number without the calling code, in the groups of the country's example, with `#` before its extension. A number of
 * another country keeps its international format.
 */
function formatNationalNumber(phone: string, { callingCode, example }: CountryFacts['phone']): string {
  const [e164 = '', extension] = phone.split(';ext=');
  if (extension !== undefined) {
    return `${formatNationalNumber(e164, { callingCode, example })} #${extension}`;
  }
  const prefix = `+${callingCode}`;
  if (!e164.startsWith(prefix)) return e164;
  const digits = e164.slice(prefix.length);
  // If the example starts with a 0, so does every national number.
  const nationalDigits = example.startsWith('0') ? `0${digits}` : digits;
  return splitIntoGroups(
    nationalDigits,
    example.split(' ').map((group) => group.length),
  );
}

/** Formats a number with its calling code and without the 0 of the national format. */
export function formatInternationalNumber(e164: string, phone: CountryFacts['phone']): string {
  const national = formatNationalNumber(e164, phone);
  return national === e164 ? e164 : `+${phone.callingCode} ${national.replace(/^0/, '')}`;
}

function formatAccountNumber(
  stored: string,
  { groups, hiddenPrefix = '' }: CountryFacts['bankAccount'],
): string {
  return splitIntoGroups(
    stored.startsWith(hiddenPrefix) ? stored.slice(hiddenPrefix.length) : stored,
    groups,
  );
}

function splitIntoGroups(text: string, lengths: readonly number[]): string {
  const ends = lengths.map((_length, place) =>
    lengths.slice(0, place + 1).reduce((sum, length) => sum + length),
  );
  if (ends.at(-1) !== text.length) return text;
  return ends.map((end, place) => text.slice(ends[place - 1] ?? 0, end)).join(' ');
}
