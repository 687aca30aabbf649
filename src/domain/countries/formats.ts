const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format. Creating one takes as long as hundreds of uses. */
export function getNumberFormat(languageTag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = [languageTag, ...Object.entries(options)].join();
  const format = formats.get(key) ?? new Intl.NumberFormat(languageTag, options);
  formats.set(key, format);
  return format;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format of dates and times. */
export function getDateFormat(languageTag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [languageTag, ...Object.entries(options)].join();
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languageTag, options);
  dateFormats.set(key, format);
  return format;
}
