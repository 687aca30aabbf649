import { parseArgs } from 'node:util';
import { createPage } from './newPage/createPage';
import { root } from './shared/runInParallel';

/**
 * npm run new:page -- --brand <brand> --country <country> [--from <brand>-<country>]: creates a page that builds, a copy of another page of
 * the country. docs/adding-a-page.md says what to change in it.
 */
const text = { type: 'string' } as const;
try {
  const {
    brand = '',
    country = '',
    from,
  } = parseArgs({ options: { brand: text, country: text, from: text } }).values;
  const written = createPage(root, { brand, country, from });
  process.stdout.write(`Created:\n  ${written.join('\n  ')}\n\nChange next: docs/adding-a-page.md\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
