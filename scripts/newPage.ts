import path from 'node:path';
import { createPage } from './newPage/createPage';

/**
 * npm run new:page -- --brand <brand> --country <country> [--from <brand>-<country>]: creates a page that builds, and lists the parts
 * that are still copies of another page. Without `--from`, the source is a page of the same country, or ondara-es.
 */
try {
  const { written, next } = await createPage(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
  process.stdout.write(`Created:\n  ${written.join('\n  ')}\n\nChange next:\n  ${next.join('\n  ')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
