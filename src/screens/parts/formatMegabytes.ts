/** Formats a limit of whole megabytes: `10 MB`. */
export function formatMegabyteLimit(megabytes: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'megabyte' }).format(megabytes);
}

/** Formats a number of bytes: `1.4 MB`. Never zero for a positive number. */
export function formatMegabytes(bytes: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes === 0 ? 0 : Math.max(0.1, bytes / 1_000_000));
}
