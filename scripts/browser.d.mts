/** The browser's executable; empty for Playwright's own, null for none. */
export function findBrowser(): Promise<string | null>;
