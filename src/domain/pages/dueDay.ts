import { languageTags, type LocaleName } from '../countries/locales';

/**
 * How a page shows the day a loan is due. The build makes it, because the first date format that a browser creates takes 100 ms on a slow
 * phone, and the day must be in the first frame: a line may break before it.
 */
export interface DueDayFormat {
  /** For each language of the page and each month, the text with `#` for the day. */
  readonly months: Readonly<Partial<Record<LocaleName, readonly string[]>>>;
  /** The minutes that the country's clock is ahead of UTC. */
  readonly winterOffset: number;
  /** The same while the European Union has summer time. Equal in other countries. */
  readonly summerOffset: number;
}

const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
const dayInMs = 24 * hourInMs;

/**
 * Describes how the days of a page are shown. For the build.
 *
 * @param timeZone IANA name. A zone with summer time must have that of the European Union
 */
export function createDueDayFormat(languages: readonly LocaleName[], timeZone: string): DueDayFormat {
  return {
    months: Object.fromEntries(languages.map((language) => [language, listMonths(languageTags[language])])),
    winterOffset: readOffset(timeZone, '2026-01-15T12:00Z'),
    summerOffset: readOffset(timeZone, '2026-07-15T12:00Z'),
  };
}

function listMonths(languageTag: string): readonly string[] {
  const format = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 28))
      .map(({ type, value }) => (type === 'day' ? '#' : value))
      .join(''),
  );
}

/** The minutes that a clock is ahead of UTC at a full minute. */
function readOffset(timeZone: string, moment: string): number {
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return (Date.parse(`${shown}Z`) - Date.parse(moment)) / minuteInMs;
}

/**
 * The day a loan is due, by the country's clock: some calendar days after today.
 *
 * @param now milliseconds since the epoch
 */
export function formatDueDay(days: number, now: number, language: LocaleName, format: DueDayFormat): string {
  const offset = isEuropeanSummer(now) ? format.summerOffset : format.winterOffset;
  const due = new Date(now + offset * minuteInMs + days * dayInMs);
  return format.months[language]?.[due.getUTCMonth()]?.replace('#', String(due.getUTCDate())) ?? '';
}

/** Whether the European Union has summer time, from the last Sunday in March to that in October, 01:00 UTC (Directive 2000/84/EC). */
function isEuropeanSummer(moment: number): boolean {
  const day = new Date(moment - hourInMs);
  // The last Sunday of both months is the 25th or later. From then on the day counts to the next month.
  const isAfterLastSunday = day.getUTCDate() - day.getUTCDay() >= 25;
  const month = day.getUTCMonth() + Number(isAfterLastSunday);
  return month > 2 && month < 10;
}
