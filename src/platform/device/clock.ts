import type { CalendarDate } from '../../domain/lead/lead';

/** Milliseconds since the epoch on the clock of the device. */
export const now = (): number => Date.now();

/**
 * Returns the calendar date in a time zone, regardless of the time zone of the device.
 *
 * @param timeZone IANA name
 * @param moment milliseconds since the epoch
 */
export function today(timeZone: string, moment = now()): CalendarDate {
  const parts = new Map(
    dayFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: creating one takes longer than all its uses on a step. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  dayFormats.set(timeZone, format);
  return format;
}
