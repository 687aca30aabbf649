import path from 'node:path';
import { build, loadEnv } from 'vite';
import { readPageChoice } from '../../src/platform/config/schema';
import { serveBuild } from './serveBuild';
import { addressOf, servedPages } from './servedPages';

/**
 * Builds the page that the environment chooses and serves the build on PORT (4173 by default), its leads kept in
 * `.sandbox` between runs.
 *
 * @returns the address of the application
 * @throws what stops a build, or that the port is taken
 */
export async function previewPage(root: string): Promise<string> {
  const environment = { ...loadEnv('production', root, 'APP_'), ...process.env };
  const { product, country } = readPageChoice(environment);
  await build({ root, logLevel: 'warn' });
  const page = servedPages(root).find(({ name }) => name === `${product}-${country}`);
  if (page === undefined) throw new Error(`There is no page ${product}-${country}.`);
  const served = { ...page, port: Number(process.env['PORT'] ?? 4173) };
  await serveBuild(served, process.env['SANDBOX_STORE'] ?? path.join(root, '.sandbox/store.json'));
  return addressOf(served);
}
