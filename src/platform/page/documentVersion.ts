/** Commit and time of the build that this document is of. */
export const readDocumentVersion = (): string => document.documentElement.dataset['version'] ?? '';
