import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const listed = listPages(root);
  expect(listed).toEqual(
    expect.arrayContaining([
      { product: 'ondara', country: 'es' },
      { product: 'pravelo', country: 'pl' },
    ]),
  );
  for (const { product, country } of listed) {
    expect(existsSync(path.join(root, 'brands', product, country, 'page.ts'))).toBe(true);
  }
});
