/** The parts of a date as they are typed; joined by dashes they are what the control holds. */
export type Part = 'day' | 'month' | 'year';
export type Parts = Readonly<Record<Part, string>>;

export function partsOf(typed: string): Parts {
  const [year = '', month = '', day = ''] = typed.split('-');
  return { year, month, day };
}

/** Empty when nothing is typed, so that an untouched date is an empty answer. */
export function joined({ year, month, day }: Parts, precision: 'day' | 'month'): string {
  const parts = precision === 'day' ? [year, month, day] : [year, month];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/**
 * A whole date that was pasted into one part, spread over all; null when the text is no whole date.
 *
 * @param order the order in which people of the page's country write a date
 */
export function spread(text: string, order: readonly Part[]): Parts | null {
  const iso = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(text);
  if (iso !== null) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const written = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text);
  if (written === null) return null;
  const found = Object.fromEntries(order.map((part, index) => [part, written[index + 1] ?? '']));
  return { year: found['year'] ?? '', month: found['month'] ?? '', day: found['day'] ?? '' };
}
