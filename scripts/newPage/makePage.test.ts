import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPage, listPages } from '../vite/pagePlugin';
import { makePage } from './makePage';

const root = path.resolve(import.meta.dirname, '../..');
const house = mkdtempSync(path.join(tmpdir(), 'house-'));

beforeAll(() => {
  mkdirSync(path.join(house, 'brands'));
  cpSync(path.join(root, 'brands/ondara'), path.join(house, 'brands/ondara'), { recursive: true });
  symlinkSync(path.join(root, 'src'), path.join(house, 'src'));
});

afterAll(() => rmSync(house, { recursive: true }));

it('a page is made that the build finds and resolves, and what is left to do is told', async () => {
  const { written, next } = await makePage(house, [
    '--brand',
    'zumo',
    '--country',
    'es',
    '--from',
    'ondara-es',
  ]);
  expect(listPages(house)).toContainEqual({ product: 'zumo', country: 'es' });
  const { page } = await findPage(house, 'zumo', 'es');
  const { page: template } = await findPage(house, 'ondara', 'es');
  expect(page.brand).toMatchObject({ name: 'Zumo', folder: 'zumo', layout: template.brand.layout });
  expect(page.steps).toEqual(template.steps);
  expect(written).toContain('brands/zumo/es/page.ts');
  expect(readFileSync(path.join(house, 'brands/zumo/es/page.ts'), 'utf8')).toContain(
    "export default definePage({\n  brand: 'zumo',\n  country: 'ES',\n",
  );
  expect(next.join('\n')).toContain('brands/zumo/theme.css: the look, which is that of Ondara');
  expect(next.join('\n')).not.toContain('English');
});

it('a page of the brand follows in another country, and the missing translation is told', async () => {
  const { next } = await makePage(house, ['--brand', 'ondara', '--country', 'vn']);
  const { page } = await findPage(house, 'ondara', 'vn');
  expect(page.facts).toMatchObject({ code: 'VN', currency: 'VND' });
  expect(next.join('\n')).toContain('brands/ondara/vn/texts/vn.json: it is in English yet');
  expect(next.join('\n')).not.toContain('theme.css');
});

it('a page that is refused leaves nothing behind', async () => {
  await expect(makePage(house, ['--brand', 'nadie', '--country', 'fr'])).rejects.toThrow('no country "fr"');
  expect(listPages(house).map(({ product }) => product)).not.toContain('nadie');
});
