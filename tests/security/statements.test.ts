import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** The rows of the table of statements: number, statement, tests and what no test covers. */
const rows = document
  .split('\n')
  .filter((line) => /^\| S\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', statement = '', tests = '', gap = '']) => ({
    number,
    statement,
    gap,
    tests: tests.split('<br>').filter((name) => name !== ''),
  }));

const namedTests = rows.flatMap(({ number, tests }) => tests.map((name) => ({ number, name })));

it('the document lists each statement of security once, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => `S${index + 1}`));
});

it.each(rows)(
  '$number says what holds, and names a test or what is not tested',
  ({ statement, tests, gap }) => {
    expect(statement).not.toBe('');
    expect(tests.length > 0 || gap !== '').toBe(true);
  },
);

it.each(namedTests)('the test of $number exists: $name', ({ name }) => {
  const [file = '', title = ''] = name.split(' › ');
  expect(title).not.toBe('');
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(title);
});
