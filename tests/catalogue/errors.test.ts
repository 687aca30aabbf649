import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { platforms } from '../../src/tracking/platforms';

const root = path.resolve(import.meta.dirname, '../..');

/** The rows of the tables in `docs/errors.md`: message, condition, test file, test. */
const rows = readFileSync(path.join(root, 'docs/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:message|-+) /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it.each(rows.map(([message = '', when = '', file = '', test = '']) => ({ message, when, file, test })))(
  'a test covers the message $message when $when',
  ({ file, test }) => {
    const testFile = path.join(root, file.replaceAll('`', ''));
    expect(existsSync(testFile)).toBe(true);
    expect(test).not.toBe('');
    expect(readFileSync(testFile, 'utf8')).toContain(test);
  },
);

it('the tables list every error of a third-party platform', () => {
  const listed = rows.map(([message = '']) => message.replaceAll('`', ''));
  const messages = platforms.flatMap(({ failures }) => failures.map(({ message }) => message));
  expect(listed).toEqual(expect.arrayContaining(messages));
});
