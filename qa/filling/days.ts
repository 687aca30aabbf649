/** The day so many days and years on from another, ISO calendar dates both. */
export function isoDay(
  from: string,
  { days = 0, years = 0 }: { readonly days?: number; readonly years?: number },
): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
