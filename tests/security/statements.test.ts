import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStatements } from './statements';

const statements = readStatements(readFileSync(path.resolve('docs/security.md'), 'utf8'));

it('the document lists each statement of security once, in order', () => {
  expect(statements.map(({ number }) => number)).toEqual(
    Array.from({ length: 33 }, (_, index) => `S${index + 1}`),
  );
});

it('each statement says what holds, and names tests by file and title, or what is not tested', () => {
  const incomplete = statements.filter(
    ({ statement, tests, gap }) =>
      statement === '' ||
      (tests.length === 0 && gap === '') ||
      tests.some(({ file, title }) => file === '' || title === ''),
  );
  expect(incomplete).toEqual([]);
});
