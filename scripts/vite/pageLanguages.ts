import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCountryLanguages } from '../../src/domain/countries/locales';
import type { PageDefinition } from '../../src/domain/pages/definePage';

/** The page with its languages: those that it names, else those of its country that it has texts of its own in. */
export function withLanguages(folder: string, definition: PageDefinition): PageDefinition {
  const hasTexts = (language: string) => existsSync(path.join(folder, 'texts', `${language}.json`));
  const languages = definition.languages ?? getCountryLanguages(definition.country).filter(hasTexts);
  return { ...definition, languages };
}
