import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { findPage, listPages, readCountry, readPage } from '../vite/pagePlugin';
import { pageFiles, type KnownBrand, type PageTemplate } from './pageFiles';
import { readRequest, type PagePlace } from './request';
import { toChange } from './toChange';

/**
 * Writes the files of the page that the command line wishes for into `brands`.
 *
 * @returns what was written, by paths from the root, and what is to be changed next, in lines
 * @throws with what is wrong where the page cannot be made; then nothing is written
 */
export async function makePage(
  root: string,
  args: readonly string[],
): Promise<{ readonly written: readonly string[]; readonly next: readonly string[] }> {
  const brands = path.join(root, 'brands');
  const request = readRequest(args, {
    pages: listPages(root),
    brands: readdirSync(brands),
    countries: readdirSync(path.join(root, 'src/domain/countries'))
      .filter((name) => /^[a-z]{2}\.ts$/.test(name))
      .map((name) => path.basename(name, '.ts')),
  });
  const { product, country, from, sibling } = request;
  const template = await readTemplate(root, from);
  const { facts } = await readCountry(root, country);
  const known = sibling === undefined ? {} : { known: await readSibling(root, sibling) };
  const files = pageFiles({ product, country: facts, ...known }, template);
  for (const [name, content] of files) await write(path.join(brands, name), content);
  const { page } = await findPage(root, product, country);
  return {
    written: [...files.keys()].map((name) => `brands/${name}`),
    next: toChange({ page, consents: facts.consents, isNewBrand: sibling === undefined }, template),
  };
}

async function readTemplate(root: string, { product, country }: PagePlace): Promise<PageTemplate> {
  const { brand, definition, facts } = await readPage(root, product, country);
  const read = (name: string) => readFileSync(path.join(root, 'brands', product, name), 'utf8');
  return {
    brand,
    definition,
    country: facts,
    theme: read('theme.css'),
    ownTexts: read(`${country}/texts/${facts.locale}.json`),
    englishTexts: read(`${country}/texts/en.json`),
  };
}

async function readSibling(root: string, { product, country }: PagePlace): Promise<KnownBrand> {
  const { brand } = await readPage(root, product, country);
  const favicon = readFileSync(path.join(root, 'brands', product, country, 'favicon.svg'), 'utf8');
  return { brand, favicon };
}

async function write(file: string, content: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const isCode = file.endsWith('.ts');
  const style = { ...(await resolveConfig(import.meta.filename)), filepath: file };
  writeFileSync(file, isCode ? await format(content, style) : content);
}
