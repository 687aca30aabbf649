import { toCalendarDate } from '../dates';

/** Centuries by the first two digits of their years, where a number does not tell which. */
const LIVING = [19, 20];

/**
 * The days that six digits, YYMMDD, can mean: none where no calendar has the day, two where people of both centuries may bear
 * them. ISO dates before `today`.
 */
export function possibleBirthDates(
  digits: string,
  today: string,
  centuries: readonly number[] = LIVING,
): readonly string[] {
  const [year = '', month = '', day = ''] = digits.match(/\d{2}/g) ?? [];
  return centuries.flatMap((century) => {
    const date = toCalendarDate(Number(`${century}${year}`), Number(month), Number(day));
    return date !== undefined && date < today ? [date] : [];
  });
}

/** The day of birth, where six digits, YYMMDD, can mean but one. */
export function onlyBirthDate(
  digits: string,
  today: string,
  centuries: readonly number[] = LIVING,
): { readonly birthDate?: string } {
  const [birthDate, other] = possibleBirthDates(digits, today, centuries);
  return birthDate === undefined || other !== undefined ? {} : { birthDate };
}
