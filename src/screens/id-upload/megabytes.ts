/** A number of bytes as people read it: `1.4 MB`, never none where there is something. */
export function megabytes(bytes: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes === 0 ? 0 : Math.max(0.1, bytes / 1_000_000));
}
