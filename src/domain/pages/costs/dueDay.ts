import { formatUnbroken, getDateFormat } from '../../countries/formats';
import type { CalendarDate } from '../../lead/lead';

/**
 * The day a loan is due: some calendar days after today.
 *
 * @param today by the country's clock
 */
export function formatDueDay(days: number, today: CalendarDate, languageTag: string): string {
  const due = new Date(`${today}T00:00Z`);
  due.setUTCDate(due.getUTCDate() + days);
  return formatUnbroken(getDayFormat(languageTag), due);
}

/** The longest day that `formatDueDay` may write in the language. */
export function findLongestDueDay(languageTag: string): string {
  const days = Array.from({ length: 12 }, (_, month) =>
    formatUnbroken(getDayFormat(languageTag), Date.UTC(2026, month, 28)),
  );
  return days.reduce((longest, day) => (day.length > longest.length ? day : longest));
}

const getDayFormat = (languageTag: string) =>
  getDateFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
