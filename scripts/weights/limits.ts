export const weightParts = ['script for typing', 'document', 'script for leaving'] as const;
export type Weights = Readonly<Record<(typeof weightParts)[number], number>>;

/**
 * Limits in bytes (brotli). A limit protects from a mistake, such as a library in the first chunk; it decides whether nothing is mended. It
 * is raised in a commit of its own, with the reason.
 *
 * - The document is about what a server may send before it hears from the browser: ten packets of 1460 bytes, of which headers take some.
 *   Own radios and checkboxes, presses and motion took 0.6 kB, the inline scripts since 0.6 kB, and the texts and the telephone for a start that
 *   fails 0.3 kB, so that every page needs an eleventh packet, and the heaviest a twelfth. Since 30 November Vite names the classes, not code of our own:
 *   0.5 kB, and on most pages no further packet. Hashes differ with each commit and move its size by tens of
 *   bytes, so the limit has room above it.
 * - Typing into the first field waits for the inline scripts. They ask local storage whose the application is (decision 70),
 *   and the size of the text that the applicant has chosen in the help of a step. They read a link as mail programs write it, and wait in a
 *   document that the browser loads ahead: 0.3 kB. What they say about a start that fails took 0.4 kB. Further writings of links, and the
 *   place that an amount needs, took 0.1 kB. Names for the parts of the scripts took 0.1 kB of both. Since 30 November they restore no
 *   draft (decision 66): 0.7 kB less of the scripts, and of the document.
 *   In a frame, legal documents say that they open a new tab, which keeps the form: 0.1 kB of the document.
 * - Leaving waits for the first file and the files of the form: 1 % above the heaviest page of November 2026, with every
 *   third party (255.0 kB), rounded up. What belongs to a lender goes with its turn took 0.6 kB of it.
 *   Steps that a correction changes, and answers that it hides, took 0.5 kB. What six readers found until 30 November took 0.5 kB.
 */
export const limits: Weights = {
  'script for typing': 4_600,
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
  'script for typing': 5_300,
};
