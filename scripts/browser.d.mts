/** The path of the browser's executable. Empty for Playwright's own browser, null if there is none. */
export function findBrowser(): Promise<string | null>;
