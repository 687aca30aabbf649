import path from 'node:path';
import { serveBuild } from './serve/serveBuild';
import { addressOf, servedPages } from './serve/servedPages';

/**
 * Serves every build, each at its own origin, with one reference back end in memory for all of them. The pages stand on ports
 * that follow each other from PORT on (4301 by default), in the order in which they are printed; the last one that answers
 * says that all do.
 */
for (const page of servedPages(path.resolve(import.meta.dirname, '..'))) {
  await serveBuild(page, '');
  process.stdout.write(`${page.name} ${addressOf(page)}\n`);
}
