import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root } from './install.mjs';

/**
 * npm start [-- --page pravelo-pl] [-- --preview]: installs what is missing and serves one page with its reference back
 * end; the server prints the address. `--preview` builds the page first and serves the build. Without `--page` the page is
 * the one of APP_PRODUCT and APP_COUNTRY. `--all` serves the builds of all pages, and a page of links to them.
 */

const brands = path.join(root, 'brands');
const pages = readdirSync(brands).flatMap((product) =>
  readdirSync(path.join(brands, product))
    .filter((country) => existsSync(path.join(brands, product, country, 'page.ts')))
    .map((country) => ({ name: `${product}-${country}`, product, country })),
);

/** The environment that chooses the page which the command line names; empty where it names none. */
function chosenPage(args) {
  if (!args.includes('--page')) return {};
  const name = args[args.indexOf('--page') + 1];
  const page = pages.find((candidate) => candidate.name === name);
  if (page !== undefined) return { APP_PRODUCT: page.product, APP_COUNTRY: page.country };
  console.error(`There is no page "${name ?? ''}". Pages: ${pages.map((each) => each.name).join(', ')}.`);
  process.exit(1);
}

/** Serves from this process, so that what ends the command ends the server too. */
async function serve(args) {
  // Only now: before the installation there is no Vite, and nothing that reads TypeScript.
  if (args.includes('--all') || args.includes('--preview')) {
    const { tsImport } = await import('tsx/esm/api');
    const served = args.includes('--all') ? startAll : previewPage;
    console.log(`  ${await served(tsImport)}`);
  } else {
    const { createServer } = await import('vite');
    (await (await createServer({ root })).listen()).printUrls();
  }
}

async function startAll(tsImport) {
  return (await tsImport('./serve/startAll.ts', import.meta.url)).startAll(root);
}

async function previewPage(tsImport) {
  return (await tsImport('./serve/previewPage.ts', import.meta.url)).previewPage(root);
}

const args = process.argv.slice(2);
Object.assign(process.env, chosenPage(args), { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
installPackages();
await serve(args).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
