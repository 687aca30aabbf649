import type { Connect } from 'vite';
import { languageTags } from '../../src/domain/countries/locales';
import { prepareTestedBuilds } from '../builds/testedBuilds';
import { findPage } from '../vite/pagePlugin';
import { renderLinksPage, type PageLink } from './linksPage';
import { startServer } from './startServer';
import { serveAll } from './serveAll';
import { getPageUrl, listServedPages, type ServedPage } from './servedPages';

/**
 * Builds every page whose inputs have changed, serves them all, and serves a document with a link to each on the port before theirs.
 *
 * @returns the URL of that document
 * @throws when a build fails or a port is in use
 */
export async function startAll(root: string): Promise<string> {
  const served = listServedPages(root);
  await prepareTestedBuilds(
    root,
    served.map(({ name }) => name),
  );
  await serveAll(served);
  const links: PageLink[] = [];
  for (const page of served) links.push(await createLink(root, page));
  const port = Math.min(...served.map((page) => page.port)) - 1;
  const document = renderLinksPage(links);
  const serveDocument: Connect.NextHandleFunction = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(document);
  };
  await startServer([serveDocument], port);
  return `http://127.0.0.1:${port}/`;
}

async function createLink(root: string, page: ServedPage): Promise<PageLink> {
  const { brand, definition, facts, languages } = (await findPage(root, page.product, page.country)).page;
  return {
    brand: brand.name,
    country: facts.code,
    flow: definition.flow,
    language: languageTags[languages[0]],
    url: getPageUrl(page),
  };
}
