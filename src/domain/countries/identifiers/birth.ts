import { formatCalendarDate } from '../dates';

/** The centuries that are tried if a number does not encode one, by the first two digits of their years. */
const POSSIBLE_CENTURIES = [19, 20];

/**
 * The birth dates that six digits, YYMMDD, can mean, as ISO dates before `today`. Empty if the calendar has no such day, two
 * dates if both centuries are possible.
 */
export function findBirthDates(
  digits: string,
  today: string,
  centuries: readonly number[] = POSSIBLE_CENTURIES,
): readonly string[] {
  const [year, month, day] = digits.match(/\d{2}/g) ?? [];
  return centuries.flatMap((century) => {
    const date = formatCalendarDate(Number(`${century}${year}`), Number(month), Number(day));
    return date !== undefined && date < today ? [date] : [];
  });
}

/** The birth date, if six digits, YYMMDD, can mean only one. */
export function decodeBirthDate(
  digits: string,
  today: string,
  centuries: readonly number[] = POSSIBLE_CENTURIES,
): { readonly birthDate?: string } {
  const [birthDate, other] = findBirthDates(digits, today, centuries);
  return birthDate === undefined || other !== undefined ? {} : { birthDate };
}
