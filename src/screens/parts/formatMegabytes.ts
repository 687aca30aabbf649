/** Formats a limit of whole megabytes: `10 MB`. */
export function formatMegabyteLimit(megabytes: number, languageTag: string): string {
  return writeMegabytes(megabytes, new Intl.NumberFormat(languageTag, inMegabytes));
}

/** Formats a number of bytes: `1.4 MB`. Never zero for a positive number. */
export function formatMegabytes(bytes: number, languageTag: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = bytes === 0 ? 0 : Math.max(0.1, bytes / 1_000_000);
  return writeMegabytes(megabytes, new Intl.NumberFormat(languageTag, { ...inMegabytes, ...digits }));
}

const inMegabytes = { style: 'unit', unit: 'megabyte' } as const;

/** No line ends between the number and its unit. */
function writeMegabytes(megabytes: number, format: Intl.NumberFormat): string {
  return format.format(megabytes).replaceAll(' ', '\u00A0');
}
