/** The path of the browser's executable. Empty for Playwright's own browser, null if there is none. */
export function findBrowser(options?: { readonly mayInstall: boolean }): Promise<string | null>;

/** The path of Firefox ESR, or null if there is none. Installs it only if `mayInstall`. */
export function findFirefox(options: { readonly mayInstall: boolean }): string | null;

/** The path of WebKitGTK's WebDriver, or null if it is not there. Installs it only if `mayInstall`. */
export function findWebKit(options: { readonly mayInstall: boolean }): string | null;
