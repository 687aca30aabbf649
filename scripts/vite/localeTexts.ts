import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CountryCode } from '../../src/domain/countries/country';
import { listTextSources, type LocaleName } from '../../src/domain/countries/locales';
import { mergeTexts, type TextTree } from '../../src/domain/pages/textTree';

/**
 * Reads a file of texts in a language, with those of the languages that it rests on (`baseLocales`).
 *
 * @param getFile the path of the file in a language
 * @throws when none of these languages has the file
 */
export function readLocaleTexts(language: LocaleName, getFile: (language: LocaleName) => string): TextTree {
  const trees = listTextSources(language)
    .map(getFile)
    .filter((file) => existsSync(file))
    .map((file): TextTree => JSON.parse(readFileSync(file, 'utf8')));
  if (trees.length === 0) throw new Error(`There is no ${getFile(language)}.`);
  return trees.reduce(mergeTexts);
}

/** The paragraphs of the countries' duties, by country. Builds give each page those of its own. */
export const dutiesFile = 'duties.json';

/**
 * Reads a page's own texts in a language, with the paragraphs of its country for the duties that it has no words of its own for.
 *
 * @param getFile the path of the page's texts in a language
 */
export function readOwnTexts(
  root: string,
  country: CountryCode,
  language: LocaleName,
  getFile: (language: LocaleName) => string,
): TextTree {
  const paragraphs = readLocaleTexts(language, (name) => path.join(root, 'locales', name, dutiesFile))[
    country
  ];
  const general = paragraphs === undefined ? {} : { legal: { paragraphs } };
  return mergeTexts(readLocaleTexts(language, getFile), general);
}
