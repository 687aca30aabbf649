import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './install.mjs';

/**
 * npm start [-- --page pravelo-pl] [-- --preview]: installs what is missing and serves one page with its reference back
 * end; the server prints the address. `--preview` builds the page first and serves the build. Without `--page` the page is
 * the one of APP_PRODUCT and APP_COUNTRY.
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

const args = process.argv.slice(2);
const env = { ...chosenPage(args), VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
installPackages();
if (args.includes('--preview')) {
  const built = run('npx', ['vite', 'build', '--logLevel', 'warn'], env);
  process.exit(built === 0 ? run('npx', ['vite', 'preview'], env) : built);
}
process.exit(run('npx', ['vite'], env));
