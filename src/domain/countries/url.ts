/** The parsed address, or null if a browser cannot parse it. The floor of engines lacks `URL.canParse` (`scripts/shared/floor.ts`). */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
