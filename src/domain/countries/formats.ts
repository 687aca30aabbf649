const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format. Creating one takes as long as hundreds of uses. */
export function getNumberFormat(languageTag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = [languageTag, ...Object.entries(options)].join();
  const format = formats.get(key) ?? createNumberFormat(languageTag, options);
  formats.set(key, format);
  return format;
}

/** An engine of the floor (Chromium 106) takes `always` for `true`, and then some languages do not group four digits. */
function createNumberFormat(languageTag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = new Intl.NumberFormat(languageTag, options);
  if (options.useGrouping !== 'always' || format.resolvedOptions().useGrouping === 'always') return format;
  const separator = format.formatToParts(10_000).find(({ type }) => type === 'group')?.value ?? '';
  const write = (value: number) =>
    format
      .formatToParts(value)
      .map(({ type, value: text }) =>
        type === 'integer' ? text.replace(/^\d(?=\d{3}$)/, `$&${separator}`) : text,
      )
      .join('');
  return Object.defineProperty(format, 'format', { value: write });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format of dates and times. */
export function getDateFormat(languageTag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [languageTag, ...Object.entries(options)].join();
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languageTag, options);
  dateFormats.set(key, format);
  return format;
}

/** Replaces the spaces of a text by no-break spaces. */
export const preventWrapping = (text: string): string => text.replace(/\s/g, '\u00A0');

const joinedParts: readonly (readonly string[])[] = [
  ['day', 'month'],
  ['hour', 'minute', 'second', 'dayPeriod'],
];

/** Formats a date or a time. No line breaks between a day and its month, or between a time and its "p.m.". */
export function formatUnbroken(format: Intl.DateTimeFormat, moment: Date | number): string {
  const parts = format.formatToParts(moment);
  const isJoined = (index: number) =>
    joinedParts.some((group) =>
      [parts[index - 1], parts[index + 1]].every((part) => part !== undefined && group.includes(part.type)),
    );
  return parts
    .map(({ type, value }, index) => (type !== 'literal' || isJoined(index) ? preventWrapping(value) : value))
    .join('');
}
