import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findPage, listPages } from '../vite/findPage';
import { createPage } from './createPage';

const root = path.resolve(import.meta.dirname, '../..');
const project = mkdtempSync(path.join(tmpdir(), 'project-'));
for (const brand of ['marenza', 'ondara', 'pravelo'])
  cpSync(path.join(root, 'brands', brand), path.join(project, 'brands', brand), { recursive: true });
cpSync(path.join(root, 'config'), path.join(project, 'config'), { recursive: true });
symlinkSync(path.join(root, 'src'), path.join(project, 'src'));
afterAll(() => rmSync(project, { recursive: true }));

const read = (file: string) => readFileSync(path.join(project, 'brands', file), 'utf8');

it('copies a page under the name of a new brand', async () => {
  createPage(project, { brand: 'zumo3', country: 'es', from: 'ondara-es' });
  const { page } = await findPage(project, 'zumo3', 'es');
  const { page: template } = await findPage(project, 'ondara', 'es');
  expect(page.brand).toMatchObject({ name: 'Zumo3', folder: 'zumo3', layout: template.brand.layout });
  expect(page.steps).toEqual(template.steps);
  expect(read('zumo3/es/texts/es.json')).toContain('Zumo3');
  for (const file of ['brand.ts', 'theme.css', 'es/page.ts', 'es/texts/es.json', 'es/texts/en.json'])
    expect(read(`zumo3/${file}`)).not.toMatch(/ondara/i);
  expect(readFileSync(path.join(project, 'config/staging/zumo3-es.env'), 'utf8')).toBe(
    'APP_HOSTS=zumo3-es.staging.loans.example\n',
  );
  expect(read('zumo3/logo-header.svg')).toMatch(/^<svg [^>]*width="\d+" height="\d+"><rect /);
});

it('copies a page for a brand that exists, and keeps its theme', async () => {
  const written = createPage(project, { brand: 'ondara', country: 'pl' });
  const { page } = await findPage(project, 'ondara', 'pl');
  expect([page.brand.name, page.facts.code]).toEqual(['Ondara', 'PL']);
  expect(written.filter((file) => !file.startsWith('brands/ondara/pl/'))).toEqual([
    'config/production/ondara-pl.env',
    'config/staging/ondara-pl.env',
  ]);
});

it.each([
  [{ brand: 'la-nueva', country: 'es' }, '"la-nueva" is not a valid brand name'],
  [{ brand: '../nueva', country: 'es' }, 'is not a valid brand name'],
  [{ brand: 'nueva', country: 'fr' }, 'There is no page to copy. Pages: '],
  [{ brand: 'nueva', country: 'es', from: 'pravelo-pl' }, 'There is no page to copy. Pages: '],
  [{ brand: 'marenza', country: 'es' }, 'The page marenza-es already exists.'],
])('writes nothing for %j', (wanted, message) => {
  const before = listPages(project);
  expect(() => createPage(project, wanted)).toThrow(message);
  expect(listPages(project)).toEqual(before);
});
