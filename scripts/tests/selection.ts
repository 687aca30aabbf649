/** The parts of the tests, by the names that select one alone. */
export const partNames = ['check', 'unit', 'builds', 'browser'] as const;
export type PartName = (typeof partNames)[number];

/** What the words after `npm test --` mean: a part, files, or titles. */
export interface Selection {
  /** Parts that run as a whole. */
  readonly parts: readonly PartName[];
  /** Files of unit tests, or parts of their paths. */
  readonly unitFiles: readonly string[];
  /** Files of browser tests, or parts of their paths. */
  readonly browserFiles: readonly string[];
  /** Parts of titles or tags, in both kinds of tests. */
  readonly titles: readonly string[];
}

/**
 * Reads the words after `npm test --`. A word is the name of a part, or else a path or a part of one, or else a part of a title or a tag.
 *
 * @param files the files of the project, by their paths below the root
 */
export function readSelection(words: readonly string[], files: readonly string[]): Selection {
  const isUnitFile = (file: string) => /\.test\.tsx?$/.test(file);
  const isBrowserFile = (file: string) => file.startsWith('e2e/') && file.endsWith('.spec.ts');
  const parts = partNames.filter((name) => words.includes(name));
  const others = words.filter((word) => !parts.some((name) => name === word));
  const isIn = (isKind: (file: string) => boolean) => (word: string) =>
    files.some((file) => isKind(file) && file.includes(word));
  const unitFiles = others.filter(isIn(isUnitFile));
  const browserFiles = others.filter(isIn(isBrowserFile));
  const titles = others.filter((word) => !unitFiles.includes(word) && !browserFiles.includes(word));
  return { parts, unitFiles, browserFiles, titles };
}
