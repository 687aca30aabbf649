import { contrastingPages, type FaultRow } from '../../tests/faults/row';
import type { Statement } from '../../tests/security/statements';
import { nameCommand } from '../faults/verdicts';
import type { TestResult } from './reports';

/** A claim of the project, and a test that must have run and passed. */
export interface Claim {
  /** The row of a fault or the statement of security. */
  readonly id: string;
  /** The file of the test. Empty for a command. */
  readonly file: string;
  /** The title as it stands in the file, or the name of a command. */
  readonly title: string;
  /** A unit test of several pages has each in its title. */
  readonly pages: readonly string[];
}

/** The claims of the faults' rows and of the statements of security. */
export function listClaims(rows: readonly FaultRow[], statements: readonly Statement[]): readonly Claim[] {
  return [
    ...rows.flatMap(({ id, proofs }) =>
      proofs.map(({ runner, file, title, pages }) => ({
        id: `row ${id}`,
        file: runner === 'command' ? '' : file,
        title: runner === 'command' ? nameCommand(title) : title,
        pages: runner === 'unit' && pages.length === contrastingPages.length ? pages : [],
      })),
    ),
    ...statements.flatMap(({ number, tests }) =>
      tests.map(({ file, title }) => ({ id: `statement ${number}`, file, title, pages: [] })),
    ),
  ];
}

/** The parts of a title between its placeholders: `$name`, `${name}` and `%s`. */
const listTitleParts = (title: string): readonly string[] =>
  title
    .split(/\$\{[^}]*\}|\$[\w.]+|%[sdifjo]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The file of a test by the name in a report. Browser tests have the project before it and the line after it. */
function getFile(name: string): string {
  const [, spec] = /^\[[^\]]+\] ([^:]+):\d+ › /.exec(name) ?? [];
  return spec === undefined ? (name.split(' › ')[0] ?? '') : `e2e/${spec}`;
}

/**
 * Finds the claims that no test proves: no test with the title of the claim ran, or one failed. A browser test must have run in one of its
 * projects; `npm run test:faults` runs each of them.
 *
 * @param ran the tests of `npm test` and `npm run test:rest`
 */
export function findUnproved(claims: readonly Claim[], ran: readonly TestResult[]): readonly string[] {
  const byFile = new Map<string, TestResult[]>();
  for (const test of ran) {
    const file = getFile(test.name);
    const tests = byFile.get(file);
    if (tests === undefined) byFile.set(file, [test]);
    else tests.push(test);
  }
  const hasPassed = (file: string, words: readonly string[]) => {
    const tests = (byFile.get(file) ?? []).filter(({ name }) => words.every((word) => name.includes(word)));
    return tests.length > 0 && tests.every(({ failure }) => failure === undefined);
  };
  return claims.flatMap(({ id, file, title, pages }) => {
    const words = listTitleParts(title);
    const isProved =
      pages.length === 0
        ? hasPassed(file === '' ? title : file, words)
        : pages.every((page) => hasPassed(file, [...words, page]));
    return isProved ? [] : [`${id}: no test ran and passed: ${file === '' ? title : `${file} › ${title}`}`];
  });
}
