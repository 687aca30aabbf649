import path from 'node:path';
import { expect, it } from 'vitest';
import { findLocaleFiles, getTextsFolder, serializeTexts } from './localesPlugin';
import { findPage } from './pagePlugin';

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
