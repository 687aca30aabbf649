import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { failures } from '../../src/tracking/failures';

const root = path.resolve(import.meta.dirname, '../..');

/** The rows of the table of `docs/errors.md`: what is logged, when, where that is proved and by which test. */
const rows = readFileSync(path.join(root, 'docs/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it.each(rows.map(([message = '', when = '', file = '', test = '']) => ({ message, when, file, test })))(
  '$message is proved where $when',
  ({ file, test }) => {
    const place = path.join(root, file.replaceAll('`', ''));
    expect(existsSync(place)).toBe(true);
    expect(test).not.toBe('');
    expect(readFileSync(place, 'utf8')).toContain(test);
  },
);

it('every message of what tells third parties stands in the table', () => {
  const told = rows.map(([message = '']) => message.replaceAll('`', ''));
  expect(told).toEqual(expect.arrayContaining(Object.values<string>(failures)));
});
