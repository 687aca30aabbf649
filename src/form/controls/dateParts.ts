import { normaliseText } from '../../domain/countries/normalise';

/** The parts of a date as they are typed. Joined by dashes they are the value of the control. */
export type DatePart = 'day' | 'month' | 'year';
export type DatePartTexts = Readonly<Record<DatePart, string>>;

export function splitDate(input: string): DatePartTexts {
  const [year = '', month = '', day = ''] = input.split('-');
  return { year, month, day };
}

/** Returns an empty string if no part is typed, so that an untouched date is an empty answer. */
export function joinDate({ year, month, day }: DatePartTexts, precision: 'day' | 'month'): string {
  const parts = (precision === 'day' ? [year, month, day] : [year, month]).map(normalisePart);
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** A part as it is stored: without what is invisible, and without the dashes that join the parts. */
function normalisePart(part: string): string {
  return normaliseText(part).replace(/-/g, '');
}

/**
 * Splits a whole date that was pasted or filled into one part. Null if the text is no whole date.
 *
 * @param order the order in which the page's country writes a date. That of a month lacks the day, and takes no whole date
 */
export function parseWholeDate(text: string, order: readonly DatePart[]): DatePartTexts | null {
  if (!order.includes('day')) return null;
  const plain = normaliseText(text);
  const iso = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(plain);
  if (iso !== null) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const local = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(plain);
  if (local === null) return null;
  const parts = Object.fromEntries(order.map((part, index) => [part, local[index + 1] ?? '']));
  return { year: parts['year'] ?? '', month: parts['month'] ?? '', day: parts['day'] ?? '' };
}
