import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLocales, isLocaleName } from '../../src/domain/countries/locales';
import type { TextTree } from '../../src/domain/pages/textTree';
import { root } from '../shared/runInParallel';

/**
 * npm run texts:missing -- <language>: lists the keys of the texts that a language takes from the one that it rests on (`baseLocales`). They
 * are no error.
 */

const [, , language = ''] = process.argv;
if (!isLocaleName(language) || baseLocales[language] === undefined) {
  process.stderr.write(
    `"${language}" is no language with a row in baseLocales (src/domain/countries/locales.ts).\n`,
  );
  process.exitCode = 1;
} else {
  for (const file of readdirSync(path.join(root, 'locales/en'))) {
    const own = new Set(listKeys(readFileOf(language, file)));
    const missing = listKeys(readFileOf(baseLocales[language] ?? 'en', file)).filter((key) => !own.has(key));
    process.stdout.write(missing.map((key) => `${path.basename(file, '.json')}>${key}\n`).join(''));
  }
}

function readFileOf(name: string, file: string): TextTree {
  const found = path.join(root, 'locales', name, file);
  return existsSync(found) ? JSON.parse(readFileSync(found, 'utf8')) : {};
}

function listKeys(texts: TextTree): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : listKeys(value).map((below) => `${key}>${below}`),
  );
}
