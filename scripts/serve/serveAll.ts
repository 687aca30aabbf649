import { serveBuild } from './serveBuild';
import { addressOf, type ServedPage } from './servedPages';

/**
 * Serves builds, each at its own origin, with one reference back end in memory for all of them, and prints where.
 *
 * @throws when a port is taken or a page is not built
 */
export async function serveAll(pages: readonly ServedPage[]): Promise<void> {
  for (const page of pages) {
    await serveBuild(page, '');
    process.stdout.write(`${page.name} ${addressOf(page)}\n`);
  }
}
