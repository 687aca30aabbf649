import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCatalogued } from '../../src/domain/catalogue/dataPoints';
import { messageCodes } from '../../src/domain/catalogue/messages';
import { steps } from '../../src/domain/catalogue/steps';
import { questionStates } from '../../src/domain/journey/states/questionStates';

/** Every key in the source has a text, and every text has a key in the source. */

const root = path.resolve(import.meta.dirname, '../..');
const namespaces = ['common', 'fields', 'steps', 'errors', 'screens'] as const;

/** The whole keys of the texts, for example `common>save>offline`. */
const texts = new Set(namespaces.flatMap((name) => listKeys(readJson(`locales/en/${name}.json`), name)));
/** The keys without their plural form and their country. */
const plainTexts = new Set([...texts].map((key) => withoutPlural(key).replace(/_[A-Z]{2}$/, '')));

function withoutPlural(key: string): string {
  const base = key.replace(/_(?:one|other)$/, '');
  return texts.has(`${base}_one`) && texts.has(`${base}_other`) ? base : key;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function listKeys(node: unknown, key: string): string[] {
  if (typeof node !== 'object' || node === null) return [key];
  return Object.entries(node).flatMap(([name, child]) => listKeys(child, `${key}>${name}`));
}

const sources = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture|gen)\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  // It fills texts into the document.
  .concat(path.join(root, 'scripts/vite/pageDocument.ts'))
  .map((file) => readFileSync(file, 'utf8'));

/** The keys in the source. An interpolated part is a `*`. */
const usedKeys = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(['`])((?:common|fields|steps|errors|screens)ˆ[^'`]*)\1/g)].map(([, , key = '']) =>
        key.replace('ˆ', '>').replaceAll(/\$\{[^}]*\}/g, '*'),
      ),
    ),
  ),
];

/** The pattern of a key with interpolated parts. The key of a state's questionnaire has two parts. */
const createPattern = (key: string) =>
  new RegExp(
    `^${key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '(?:states>)?[^>]+')}(?:>[^>]+)?$`,
  );

describe('keys in the source', () => {
  it('many keys are found', () => {
    expect(usedKeys.length).toBeGreaterThan(100);
  });

  it.each(usedKeys.filter((key) => !key.includes('*')))('the key %s has a text', (key) => {
    expect(plainTexts).toContain(key);
  });

  it.each(usedKeys.filter((key) => key.includes('*')))('the interpolated key %s has texts', (key) => {
    expect([...plainTexts].some((text) => createPattern(key).test(text))).toBe(true);
  });
});

/** Whether the entry that a key belongs to exists, if the key has an interpolated part. */
function isKnown(key: string): boolean {
  const [namespace, name = '', part = ''] = key.split('>');
  if (namespace === 'fields') return name === 'consents' || isCatalogued(name);
  if (namespace === 'errors') {
    const isCode = messageCodes.some((code) => code === name);
    return isCode || name === 'notices' || name === 'general';
  }
  if (namespace !== 'steps') return true;
  if (name === 'states') return questionStates.some(({ route }) => route === part);
  return name === 'context' || Object.hasOwn(steps, name);
}

describe('texts', () => {
  const patterns = usedKeys.map(createPattern);

  it('every text has a key in the source and belongs to an entry that exists', () => {
    const unused = [...plainTexts].filter(
      (text) => !isKnown(text) || !patterns.some((used) => used.test(text)),
    );
    expect(unused).toEqual([]);
  });
});
