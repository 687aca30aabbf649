import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { findPage, listPages, readCountry, readPage } from '../vite/pagePlugin';
import { createPageFiles, type ExistingBrand, type PageTemplate } from './pageFiles';
import { readRequest, type PageId } from './request';
import { listRemainingChanges } from './remainingChanges';

/**
 * Writes the files of a new page into `brands`.
 *
 * @param args the arguments of the command line
 * @returns the paths of the written files, and the remaining changes as lines of text
 * @throws when the arguments are invalid; then nothing is written
 */
export async function createPage(
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
  const existing = sibling === undefined ? {} : { existing: await readSibling(root, sibling) };
  const files = createPageFiles({ product, country: facts, ...existing }, template);
  for (const [name, content] of files) await write(path.join(brands, name), content);
  const { page } = await findPage(root, product, country);
  return {
    written: [...files.keys()].map((name) => `brands/${name}`),
    next: listRemainingChanges(
      { page, consents: facts.consents, isNewBrand: sibling === undefined },
      template,
    ),
  };
}

async function readTemplate(root: string, { product, country }: PageId): Promise<PageTemplate> {
  const { brand, definition, facts } = await readPage(root, product, country);
  const read = (name: string) => readFileSync(path.join(root, 'brands', product, name), 'utf8');
  return {
    brand,
    definition,
    country: facts,
    theme: read('theme.css'),
    texts: new Map(
      readdirSync(path.join(root, 'brands', product, country, 'texts')).map((name) => [
        path.basename(name, '.json'),
        read(`${country}/texts/${name}`),
      ]),
    ),
  };
}

async function readSibling(root: string, { product, country }: PageId): Promise<ExistingBrand> {
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
