import { serveBuild } from './serveBuild';
import { getPageUrl, type ServedPage } from './servedPages';

/**
 * Serves builds, each on its own origin, with one shared reference back end in memory. Prints their URLs.
 *
 * @throws when a port is in use or a page is not built
 */
export async function serveAll(pages: readonly ServedPage[]): Promise<void> {
  for (const page of pages) {
    await serveBuild(page, '');
    process.stdout.write(`${page.name} ${getPageUrl(page)}\n`);
  }
}
