import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root } from './shared/install.mjs';

/**
 * npm start [-- --page pravelo-pl] [-- --preview]: installs the packages that serving needs, serves one page with its reference back end
 * and prints the URL. `--preview` builds the page first and serves the build. Without `--page`, `APP_PRODUCT` and `APP_COUNTRY` select the
 * page. `--all` serves the builds of all pages.
 */

const brands = path.join(root, 'brands');
const pages = readdirSync(brands).flatMap((product) =>
  readdirSync(path.join(brands, product))
    .filter((country) => existsSync(path.join(brands, product, country, 'page.ts')))
    .map((country) => ({ name: `${product}-${country}`, product, country })),
);

/** The environment variables that select the page of `--page`. Empty without `--page`. */
function selectPage(args) {
  if (!args.includes('--page')) return {};
  const name = args[args.indexOf('--page') + 1];
  const page = pages.find((candidate) => candidate.name === name);
  if (page !== undefined) return { APP_PRODUCT: page.product, APP_COUNTRY: page.country };
  console.error(`There is no page "${name ?? ''}". Pages: ${pages.map((each) => each.name).join(', ')}.`);
  process.exit(1);
}

/** Serves from this process, so ending the command also ends the server. */
async function serve(args) {
  // Imported late: Vite and tsx exist only after the installation.
  if (args.includes('--all') || args.includes('--preview')) {
    const { tsImport } = await import('tsx/esm/api');
    if (args.includes('--all')) await (await tsImport('./serve/startAll.ts', import.meta.url)).startAll(root);
    else await (await tsImport('./serve/previewPage.ts', import.meta.url)).previewPage(root);
  } else {
    const { createServer } = await import('vite');
    (await (await createServer({ root })).listen()).printUrls();
  }
}

const args = process.argv.slice(2);
Object.assign(process.env, selectPage(args), { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
installPackages({ omitsDev: true });
await serve(args).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
