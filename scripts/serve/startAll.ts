import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import { languageTags } from '../../src/domain/countries/locales';
import { buildPages } from '../buildPages';
import { findPage } from '../vite/pagePlugin';
import { linksPage, type PageLink } from './linksPage';
import { listening } from './listening';
import { serveAll } from './serveAll';
import { addressOf, servedPages, type ServedPage } from './servedPages';

/**
 * Builds every page that is not built, serves them all and, on the port before theirs, a document with a link to each.
 *
 * @returns the address of that document
 * @throws when a build fails or a port is taken
 */
export async function startAll(root: string): Promise<string> {
  const served = servedPages(root);
  const failed = await buildPages(
    served.filter(({ folder }) => !existsSync(path.join(folder, 'index.html'))),
  );
  if (failed.length > 0) throw new Error(`The build failed: ${failed.join(', ')}.`);
  await serveAll(served);
  const links: PageLink[] = [];
  for (const page of served) links.push(await linkTo(root, page));
  const port = Math.min(...served.map((page) => page.port)) - 1;
  const document = linksPage(links);
  const answer: Connect.NextHandleFunction = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(document);
  };
  await listening([answer], port);
  return `http://127.0.0.1:${port}/`;
}

async function linkTo(root: string, page: ServedPage): Promise<PageLink> {
  const { brand, definition, facts } = (await findPage(root, page.product, page.country)).page;
  return {
    brand: brand.name,
    country: facts.code,
    flow: definition.flow,
    language: languageTags[facts.locale],
    address: addressOf(page),
  };
}
