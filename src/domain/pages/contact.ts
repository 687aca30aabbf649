import { dateFormat } from '../countries/formats';
import type { Contact } from './definePage';

/** The address under which a telephone calls a number that is written with spaces. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayInMs = 86_400_000;

/** When the telephone is answered, as the language writes days and times: `lun–vie, 9:00–18:00`. */
export function openingHours({ days, from, to }: Contact['hours'], languageTag: string): string {
  const weekday = dateFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  const time = dateFormat(languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const day = (number: number) => weekday.format(monday + (number - 1) * dayInMs);
  const at = (written: string) => time.format(new Date(`2024-01-01T${written}:00Z`));
  const [first, last] = days;
  const range = `${day(first)}–${day(last)}, ${at(from)}–${at(to)}`;
  return range.replace(/\s/g, '\u00A0');
}
