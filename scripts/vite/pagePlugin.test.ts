import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPage, listPages } from './pagePlugin';

const root = path.resolve(import.meta.dirname, '../..');

it('a page is found with its brand, its definition and the facts of its country', async () => {
  const { page } = await findPage(root, 'pravelo', 'pl');
  expect(page.brand.name).toBe('Pravelo');
  expect(page.definition).toMatchObject({ flow: 'classic', country: 'PL' });
  expect(page.facts).toMatchObject({ code: 'PL', currency: 'PLN' });
});

it.each([
  ['nobody', 'es'],
  ['ondara', 'pl'],
  ['..', 'ondara'],
])('the brand %s in %s has no page, and the build says so', async (product, country) => {
  await expect(findPage(root, product, country)).rejects.toThrow(
    `ApplicationPage not found (APP_PRODUCT is "${product}", APP_COUNTRY is "${country}")`,
  );
});

it('a brand without a theme has no styles, and the build says so', async () => {
  const house = mkdtempSync(path.join(tmpdir(), 'brands-'));
  mkdirSync(path.join(house, 'brands/bare/es'), { recursive: true });
  writeFileSync(path.join(house, 'brands/bare/es/page.ts'), 'export default {};');
  await expect(findPage(house, 'bare', 'es')).rejects.toThrow('Product styles not found');
  rmSync(house, { recursive: true });
});

it('every page is listed by its folder', () => {
  const folders = Object.keys(import.meta.glob('../../brands/*/*/page.ts')).map((file) => {
    const [product, country] = file.split('/').slice(-3);
    return { product, country };
  });
  expect(listPages(root)).toEqual(folders);
  expect(folders).toContainEqual({ product: 'ondara', country: 'es' });
  expect(folders).toContainEqual({ product: 'pravelo', country: 'pl' });
});
