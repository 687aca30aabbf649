import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestResult } from './reports';

/** Docs with rows that tests prove: faults, and statements of security. */
const documents = ['docs/faults.md', 'docs/security.md'];

/** The ids of the rows. A test that shows one has it as a tag. */
export const readRowIds = (root: string): readonly string[] =>
  documents.flatMap((file) => listRowIds(readFileSync(path.join(root, file), 'utf8')));

/** The ids at the start of the rows of a document's tables, such as `N1`. */
export const listRowIds = (document: string): readonly string[] =>
  [...document.matchAll(/^\| ([A-Z]\d+) /gm)].map(([, id = '']) => id);

/**
 * Finds the rows that nothing proves: no test with the tag ran, or one failed.
 *
 * @param ran the tests of `npm test` and `npm run test:rest`
 */
export function findUnproved(ids: readonly string[], ran: readonly TestResult[]): readonly string[] {
  return ids.flatMap((id) => {
    const tests = ran.filter(({ tags = [] }) => tags.includes(id));
    if (tests.length === 0) return [`${id}: no test with this tag ran.`];
    return tests.filter(({ failure }) => failure !== undefined).map(({ name }) => `${id}: ${name} failed.`);
  });
}
