import type { CalendarDate } from '../domain/lead/lead';

/** Milliseconds since the epoch by the device's clock. */
export const now = (): number => Date.now();

/** Today in the device's time zone. */
export function today(): CalendarDate {
  const date = new Date();
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join('-');
}
