import path from 'node:path';
import { build, loadEnv } from 'vite';
import { readPageChoice } from '../configuration/readConfiguration';
import { readPlatforms } from '../vite/platforms';
import { serveBuild } from './serveBuild';
import { getPageUrl, listServedPages } from './servedPages';

/**
 * Builds the page that the environment selects and serves the build on `PORT` (default 4173), and prints its address. Leads are stored
 * in `.sandbox` between runs.
 *
 * @throws when the build fails or the port is in use
 */
export async function previewPage(root: string): Promise<void> {
  const environment = { ...loadEnv('production', root, 'APP_'), ...process.env };
  const { product, country } = readPageChoice(environment, await readPlatforms(root));
  // The import of the platforms has set another one, which a build keeps.
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'warn' });
  const page = listServedPages(root).find(({ name }) => name === `${product}-${country}`);
  if (page === undefined) throw new Error(`There is no page ${product}-${country}.`);
  const served = { ...page, port: Number(process.env['PORT'] ?? 4173) };
  await serveBuild(served, process.env['SANDBOX_STORE'] ?? path.join(root, '.sandbox/store.json'));
  process.stdout.write(`  ${getPageUrl(served)}\n`);
}
