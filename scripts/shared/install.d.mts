/** Installs the packages of a folder's lock file, the project's by default. `omitsDev` leaves out what only checks and tests need. */
export function installPackages(options?: { readonly folder?: string; readonly omitsDev?: boolean }): void;
