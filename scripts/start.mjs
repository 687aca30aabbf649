import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './install.mjs';

/**
 * npm start [-- --page pravelo-pl] [-- --preview]: installs what is missing and runs one page with its reference back end.
 * Prints the address. `--preview` builds the page first and serves the build.
 */
const args = process.argv.slice(2);
const page = args[args.indexOf('--page') + 1];
const [product, country] = args.includes('--page') && page ? page.split('-') : [];
const env = product && country ? { APP_PRODUCT: product, APP_COUNTRY: country } : {};

installPackages();
if (product && !existsSync(path.join(root, 'brands', product, country ?? ''))) {
  console.error(`There is no page "${page}". Brands: ${readdirSync(path.join(root, 'brands')).join(', ')}.`);
  process.exit(1);
}
if (args.includes('--preview')) {
  if (run('npx', ['vite', 'build'], env) !== 0) process.exit(1);
  process.exit(run('npx', ['vite', 'preview', '--open', 'false'], env));
}
process.exit(run('npx', ['vite', '--clearScreen', 'false'], env));
