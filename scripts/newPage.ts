import path from 'node:path';
import { makePage } from './newPage/makePage';

/**
 * npm run new:page -- --brand <brand> --country <country> [--from <brand>-<country>]: makes a page that builds and says what of
 * it is still another page's. Without `--from` it is made from a page of its country, or from ondara-es.
 */
try {
  const { written, next } = await makePage(path.resolve(import.meta.dirname, '..'), process.argv.slice(2));
  process.stdout.write(
    `Written:\n  ${written.join('\n  ')}\n\nTo be changed next:\n  ${next.join('\n  ')}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
