import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCatalogued } from '../../src/domain/catalogue/dataPoints';
import { messageCodes } from '../../src/domain/catalogue/messages';
import { steps } from '../../src/domain/catalogue/steps';
import { askingStates } from '../../src/domain/journey/states/askingStates';

/** Every key that the source names has a text, and every text is named by the source. */

const root = path.resolve(import.meta.dirname, '../..');
const namespaces = ['common', 'fields', 'steps', 'errors', 'screens'] as const;

/** One text by its whole key, for example `common>save>offline`. */
const texts = new Set(namespaces.flatMap((name) => keysIn(readJson(`locales/en/${name}.json`), name)));
/** The same without the form of a plural, and without the country whose own words it holds. */
const plainTexts = new Set([...texts].map((key) => withoutPlural(key).replace(/_[A-Z]{2}$/, '')));

function withoutPlural(key: string): string {
  const base = key.replace(/_(?:one|other)$/, '');
  return texts.has(`${base}_one`) && texts.has(`${base}_other`) ? base : key;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function keysIn(node: unknown, key: string): string[] {
  if (typeof node !== 'object' || node === null) return [key];
  return Object.entries(node).flatMap(([name, child]) => keysIn(child, `${key}>${name}`));
}

const sources = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture|gen)\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

/** The keys of the source; what a key is put together of is a `*`. */
const named = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(['`])((?:common|fields|steps|errors|screens)ˆ[^'`]*)\1/g)].map(([, , key = '']) =>
        key.replace('ˆ', '>').replaceAll(/\$\{[^}]*\}/g, '*'),
      ),
    ),
  ),
];

/** What may stand where a key of the source is put together; the key of a state's questionnaire has two parts. */
const pattern = (key: string) =>
  new RegExp(
    `^${key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '(?:states>)?[^>]+')}(?:>[^>]+)?$`,
  );

describe('the keys of the source', () => {
  it('are found', () => {
    expect(named.length).toBeGreaterThan(100);
  });

  it.each(named.filter((key) => !key.includes('*')))('%s has a text', (key) => {
    expect(plainTexts).toContain(key);
  });

  it.each(named.filter((key) => key.includes('*')))('%s has texts', (key) => {
    expect([...plainTexts].some((text) => pattern(key).test(text))).toBe(true);
  });
});

/** A key under a name that is put together is one of something only if that something exists. */
function isKnown(key: string): boolean {
  const [namespace, name = '', part = ''] = key.split('>');
  if (namespace === 'fields') return name === 'consents' || isCatalogued(name);
  if (namespace === 'errors') {
    const isCode = messageCodes.some((code) => code === name);
    return isCode || name === 'notices' || name === 'general';
  }
  if (namespace !== 'steps') return true;
  if (name === 'states') return askingStates.some(({ route }) => route === part);
  return name === 'context' || Object.hasOwn(steps, name);
}

describe('the texts', () => {
  const patterns = named.map(pattern);

  it('are all named by the source, and speak of nothing that does not exist', () => {
    const alone = [...plainTexts].filter(
      (text) => !isKnown(text) || !patterns.some((used) => used.test(text)),
    );
    expect(alone).toEqual([]);
  });
});
