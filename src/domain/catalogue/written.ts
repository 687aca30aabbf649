import type { CountryFacts } from '../countries/country';
import { formatAmount, parseMoney } from '../countries/money';
import type { LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { TypedLine } from './typed';

/** What decides how a value is written: the country's own ways, and the language that is chosen. */
export interface Writing {
  readonly facts: CountryFacts;
  readonly languageTag: string;
}

/**
 * How a value of the lead is written, so that reading it gives the value again: money with the language's separators, a
 * telephone number as it is dialled at home, a bank account in its groups, identifiers and postal codes as they are kept.
 * Undefined for kinds that everybody writes in a way of their own.
 */
export function written(
  point: DataPoint,
  value: NonNullable<LeadValue>,
  { facts, languageTag }: Writing,
): string | undefined {
  switch (point.kind) {
    case 'amount':
    case 'money':
      return typeof value === 'number'
        ? formatAmount(value, { currency: facts.currency, languageTag })
        : undefined;
    case 'phone':
      return nationalNumber(String(value), facts.phone);
    case 'bank-account':
      return accountNumber(String(value), facts.bankAccount);
    case 'identifier':
    case 'postal-code':
      return String(value);
    default:
      return undefined;
  }
}

/** What was typed while another language was chosen, as this one writes it; what is no amount stays as it is. */
export function rewritten(point: DataPoint, typed: TypedLine, { facts, languageTag }: Writing): TypedLine {
  if ((point.kind !== 'money' && point.kind !== 'amount') || typeof typed !== 'string') return typed;
  const value = parseMoney(typed, facts.currency);
  return value === undefined ? typed : formatAmount(value, { currency: facts.currency, languageTag });
}

/**
 * Without the calling code, in the groups of the country's example. A number of another country stays in its
 * international form.
 */
function nationalNumber(e164: string, { callingCode, example }: CountryFacts['phone']): string {
  const prefix = `+${callingCode}`;
  if (!e164.startsWith(prefix)) return e164;
  const digits = e164.slice(prefix.length);
  // Where the example is dialled with a 0 in front, so is this.
  const dialled = example.startsWith('0') ? `0${digits}` : digits;
  return inGroups(
    dialled,
    example.split(' ').map((group) => group.length),
  );
}

/** With the calling code, as it is dialled from anywhere: without the 0 that stands in front of it at home. */
export function internationalNumber(e164: string, phone: CountryFacts['phone']): string {
  const national = nationalNumber(e164, phone);
  return national === e164 ? e164 : `+${phone.callingCode} ${national.replace(/^0/, '')}`;
}

function accountNumber(kept: string, { groups, leftOut = '' }: CountryFacts['bankAccount']): string {
  return inGroups(kept.startsWith(leftOut) ? kept.slice(leftOut.length) : kept, groups);
}

/** In groups of so many characters, as far as they fit the text exactly; else as it is. */
function inGroups(text: string, lengths: readonly number[]): string {
  const ends = lengths.map((_length, place) =>
    lengths.slice(0, place + 1).reduce((sum, length) => sum + length),
  );
  if (ends.at(-1) !== text.length) return text;
  return ends.map((end, place) => text.slice(ends[place - 1] ?? 0, end)).join(' ');
}
