import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPage, listPages } from './findPage';

const root = path.resolve(import.meta.dirname, '../..');

it('finds a page with its brand, its definition and the facts of its country', async () => {
  const { page } = await findPage(root, 'pravelo', 'pl');
  expect(page.brand.name).toBe('Pravelo');
  expect(page.definition).toMatchObject({ flow: 'classic', country: 'PL' });
  expect(page.facts).toMatchObject({ code: 'PL', currency: 'PLN' });
});

it.each([
  ['nobody', 'es'],
  ['ondara', 'pl'],
  ['..', 'ondara'],
])('throws if the brand %s has no page in %s', async (product, country) => {
  await expect(findPage(root, product, country)).rejects.toThrow(
    `ApplicationPage not found (APP_PRODUCT is "${product}", APP_COUNTRY is "${country}")`,
  );
});

it('throws if a brand has no theme', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'brands-'));
  mkdirSync(path.join(project, 'brands/bare/es'), { recursive: true });
  writeFileSync(path.join(project, 'brands/bare/es/page.ts'), 'export default {};');
  await expect(findPage(project, 'bare', 'es')).rejects.toThrow('Product styles not found');
  rmSync(project, { recursive: true });
});

it('lists every page by its folder', () => {
  const folders = Object.keys(import.meta.glob('../../brands/*/*/page.ts')).map((file) => {
    const [product, country] = file.split('/').slice(-3);
    return { product, country };
  });
  expect(listPages(root)).toEqual(folders);
  expect(folders).toContainEqual({ product: 'ondara', country: 'es' });
  expect(folders).toContainEqual({ product: 'pravelo', country: 'pl' });
});
