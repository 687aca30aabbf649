import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { languageTags, type LocaleName } from '../../src/domain/countries/locales';
import { createBuiltTranslations } from '../../src/platform/i18n/translations';
import { findLocaleFiles, getTextsFolder, readFirstScreenTexts, serializeTexts } from './localesPlugin';
import { findPage } from './findPage';

const root = path.resolve(import.meta.dirname, '../..');

it.each([
  ['es', '30.000\u00A0€'],
  ['en', '€30,000'],
])("emits the page's own texts in %s with their figures in them", async (language, amount) => {
  const built = await findPage(root, 'ondara', 'es');
  const file = findLocaleFiles(root, built, 'texts').get(`texts/${language}/brand.json`);
  if (file === undefined) throw new Error('The page has no texts of its own.');
  const texts = serializeTexts(file, built);
  expect(texts).toContain(amount);
  expect(texts).not.toMatch(/{{|}}"/);
});

it('names the folder of the texts after the texts', async () => {
  const [spanish, mexican] = await Promise.all([
    findPage(root, 'ondara', 'es'),
    findPage(root, 'ondara', 'mx'),
  ]);
  expect(getTextsFolder(root, spanish)).toMatch(/^locales\/[0-9a-f]{8}$/);
  expect(getTextsFolder(root, spanish)).toBe(getTextsFolder(root, spanish));
  expect(getTextsFolder(root, spanish)).not.toBe(getTextsFolder(root, mexican));
});

/** A folder with all shared texts, but without some keys in one file. */
function copyTextsWithout(file: string, keys: RegExp): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(root, 'locales'), path.join(folder, 'locales'), { recursive: true });
  const copy = path.join(folder, 'locales', file);
  const texts = JSON.parse(readFileSync(copy, 'utf8'), (key, value: unknown) =>
    keys.test(key) ? undefined : value,
  );
  writeFileSync(copy, JSON.stringify(texts));
  return folder;
}

/** The texts that the built page starts with. */
async function startTexts(folder: string, product: string, country: string, language: LocaleName) {
  const built = await findPage(root, product, country);
  const { translations } = createBuiltTranslations({
    languageTag: languageTags[language],
    loadPath: '',
    onFallback: () => {},
    texts: readFirstScreenTexts(folder, built, language),
  });
  return { t: translations.t, files: findLocaleFiles(folder, built, 'texts'), built };
}

it('gives a page the text in English for a key that its language lacks, on the built first step and in its files', async () => {
  const folder = copyTextsWithout('es/steps.json', /^loan-details$/);
  const title = 'The loan you need';
  const { t, files, built } = await startTexts(folder, 'ondara', 'es', 'es');
  expect(t('stepsˆloan-details>title')).toBe(title);
  const file = files.get('texts/es/steps.json');
  if (file === undefined) throw new Error('The page has no texts of steps.');
  expect(JSON.parse(serializeTexts(file, built))).toMatchObject({ 'loan-details': { title } });
});

it.each([
  [1, '1\u00A0day'],
  [2, '2\u00A0days'],
  [5, '5\u00A0days'],
  [22, '22\u00A0days'],
])('counts %i in English where all Polish forms are missing', async (count, text) => {
  const { t } = await startTexts(copyTextsWithout('pl/common.json', /^days_/), 'pravelo', 'pl', 'pl');
  expect(t('commonˆdays', { count })).toBe(text);
});

it('keeps a text of the language although English has a variant for the country', async () => {
  const { t } = await startTexts(root, 'ondara', 'es', 'es');
  expect(t('fieldsˆloan_purpose>label')).toBe('Finalidad');
});
