import { getDateFormat, preventWrapping } from '../countries/formats';
import type { Contact } from './definePage';

/** The `tel:` address of a phone number that is written with spaces. */
export function formatPhoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayInMs = 86_400_000;

/** Formats the opening hours with the weekdays and times of the language: `lun–vie, 9:00–18:00`. */
export function formatOpeningHours({ days, from, to }: Contact['hours'], languageTag: string): string {
  const weekday = getDateFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  const day = (number: number) => weekday.format(monday + (number - 1) * dayInMs);
  const [first, last] = days;
  return preventWrapping(`${day(first)}–${day(last)}, ${formatTimes({ from, to }, languageTag)}`);
}

/** A part of a day, by times such as `09:00`. */
export type Times = Pick<Contact['hours'], 'from' | 'to'>;

/** Formats a part of a day with the times of the language: `9:00–18:00`. */
export function formatTimes({ from, to }: Times, languageTag: string): string {
  const time = getDateFormat(languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const at = (written: string) => time.format(new Date(`2024-01-01T${written}:00Z`));
  return preventWrapping(`${at(from)}–${at(to)}`);
}
