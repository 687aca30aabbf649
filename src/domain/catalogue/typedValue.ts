import type { CountryFacts } from '../countries/country';
import { languageTags } from '../countries/locales';
import { formatAmount } from '../countries/money';
import type { LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { TypedLine } from './typed';

/**
 * How a value of the lead stands in its control, so that reading it gives the value again: money with the country's
 * own separators, a telephone number as it is written at home, an IBAN in groups of four, a month without its day.
 * The loan's amount and period stay plain digits, which the slider takes too. Needs no check and no metadata.
 */
export function typedValue(point: DataPoint, value: LeadValue, facts: CountryFacts): TypedLine {
  if (point.kind === 'consent') return value === true;
  if (value === undefined) return '';
  switch (point.kind) {
    case 'money':
      return typeof value === 'number' ? formatAmount(value, languageTags[facts.locale]) : String(value);
    case 'phone':
      return nationalNumber(String(value), facts.phone);
    case 'month':
      return String(value).slice(0, 'YYYY-MM'.length);
    case 'bank-account':
      return String(value).replace(/(.{4})(?=.)/g, '$1 ');
    default:
      return String(value);
  }
}

/**
 * Without the calling code, in the groups of the country's example where the digits are as many. A number of another
 * country stays in its international form.
 */
function nationalNumber(e164: string, { callingCode, example }: CountryFacts['phone']): string {
  const prefix = `+${callingCode}`;
  if (!e164.startsWith(prefix)) return e164;
  const digits = e164.slice(prefix.length);
  // Where the example is dialled with a 0 in front, so is this.
  const dialled = example.startsWith('0') ? `0${digits}` : digits;
  const groups = example.split(' ').map((group) => group.length);
  if (groups.reduce((sum, length) => sum + length, 0) !== dialled.length) return dialled;
  return example.replace(/\d+/g, (group, place: number) => {
    const start = example.slice(0, place).replaceAll(' ', '').length;
    return dialled.slice(start, start + group.length);
  });
}
