import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPage, listPages } from '../vite/pagePlugin';
import { createPage } from './createPage';

const root = path.resolve(import.meta.dirname, '../..');
const project = mkdtempSync(path.join(tmpdir(), 'project-'));

beforeAll(() => {
  mkdirSync(path.join(project, 'brands'));
  cpSync(path.join(root, 'brands/ondara'), path.join(project, 'brands/ondara'), { recursive: true });
  symlinkSync(path.join(root, 'src'), path.join(project, 'src'));
});

afterAll(() => rmSync(project, { recursive: true }));

it('creates a page that the build resolves, and lists the remaining changes', async () => {
  const { written, next } = await createPage(project, [
    '--brand',
    'zumo',
    '--country',
    'es',
    '--from',
    'ondara-es',
  ]);
  expect(listPages(project)).toContainEqual({ product: 'zumo', country: 'es' });
  const { page } = await findPage(project, 'zumo', 'es');
  const { page: template } = await findPage(project, 'ondara', 'es');
  expect(page.brand).toMatchObject({ name: 'Zumo', folder: 'zumo', layout: template.brand.layout });
  expect(page.steps).toEqual(template.steps);
  expect(written).toContain('brands/zumo/es/page.ts');
  expect(readFileSync(path.join(project, 'brands/zumo/es/page.ts'), 'utf8')).toContain(
    "export default definePage({\n  brand: 'zumo',\n  country: 'ES',\n",
  );
  expect(next.join('\n')).toContain('brands/zumo/theme.css: the theme, a copy of Ondara');
  expect(next.join('\n')).not.toContain('English');
});

it('creates a page of the same brand in another country, keeps the brand, and lists the missing translation', async () => {
  const { written, next } = await createPage(project, ['--brand', 'ondara', '--country', 'vn']);
  const { page } = await findPage(project, 'ondara', 'vn');
  expect(page.facts).toMatchObject({ code: 'VN', currency: 'VND' });
  expect(next.join('\n')).toContain('brands/ondara/vn/texts/vn.json: translate it');
  expect(next.join('\n')).not.toContain('theme.css');
  expect(written.filter((file) => !file.startsWith('brands/ondara/vn/'))).toEqual([]);
});

it('writes nothing if the arguments are invalid', async () => {
  await expect(createPage(project, ['--brand', 'nadie', '--country', 'fr'])).rejects.toThrow(
    'no country "fr"',
  );
  expect(listPages(project).map(({ product }) => product)).not.toContain('nadie');
});
