/** Adds days and years to an ISO calendar date. */
export function addToIsoDate(
  from: string,
  { days = 0, years = 0 }: { readonly days?: number; readonly years?: number },
): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
