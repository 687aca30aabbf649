export const weightParts = ['script for typing', 'document', 'script for leaving'] as const;
export type Weights = Readonly<Record<(typeof weightParts)[number], number>>;

/**
 * Limits in bytes (brotli), a little above the heaviest page. A limit protects from a mistake, such as a library in the first chunk; it never
 * decides whether a fault is mended. It is raised in a commit of its own, with the reason.
 *
 * - The document: a server sends ten packets of 1460 bytes before it hears from the browser. Every page needs eleven, the heaviest twelve.
 * - Typing into the first field waits for the inline scripts.
 * - Leaving the first step waits for the first file and the files of the form.
 */
export const limits: Weights = {
  'script for typing': 4_800,
  document: 17_900,
  'script for leaving': 259_500,
};

/**
 * The limits of a page with every third party: the document contains the consent banner, the starter listens to its buttons, and the first
 * script reads the choice. The starter also replaces a document whose address names an id or a person, and checks the age of the choice. The tracking
 * code loads after the first step can be submitted.
 */
export const limitsWithTracking: Weights = {
  ...limits,
  'script for typing': 5_600,
};
