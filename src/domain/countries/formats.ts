const formats = new Map<string, Intl.NumberFormat>();

/** The browser's own format of numbers, made once: to make one takes as long as hundreds of uses. */
export function numberFormat(languageTag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([languageTag, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(languageTag, options);
  formats.set(key, format);
  return format;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The same for days and times. */
export function dateFormat(languageTag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([languageTag, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(languageTag, options);
  dateFormats.set(key, format);
  return format;
}
