/** A statement of `docs/security.md`. */
export interface Statement {
  readonly number: string;
  readonly statement: string;
  /** Each test by its file and its title, as it stands in the file. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** What no test covers. */
  readonly gap: string;
}

/** Reads the table of statements: number, statement, tests and what no test covers. */
export function readStatements(document: string): readonly Statement[] {
  return document
    .split('\n')
    .filter((line) => /^\| S\d+ /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number = '', statement = '', tests = '', gap = '']) => ({
      number,
      statement,
      gap,
      tests: tests
        .split('<br>')
        .filter((name) => name !== '')
        .map((name) => name.split(' › '))
        .map(([file = '', ...titles]) => ({ file, title: titles.join(' › ') })),
    }));
}
