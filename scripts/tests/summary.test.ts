import { expect, it } from 'vitest';
import { renderSummary, type Summary } from './summary';

const nothing: Summary = {
  passed: [],
  failed: [],
  parts: [],
  skipped: [],
};

it('ends with the failed tests, the commands that repeat them and the counts', () => {
  const summary: Summary = {
    ...nothing,
    passed: [
      { name: 'src/a.test.ts › holds', seconds: 1.25 },
      { name: '[ondara-es] a.spec.ts:3 › holds', seconds: 0.5, firstFailure: 'expected 3 to be 4' },
    ],
    parts: ['unit tests failed in 3 s'],
    skipped: ['tests in Firefox: it is not installed.'],
    failed: [
      {
        title: 'unit tests',
        repeat: 'npm run unit',
        tests: [
          {
            name: 'src/b.test.ts › holds',
            seconds: 0,
            failure: 'expected 1 to be 2',
            repeat: 'npx vitest run src/b.test.ts',
          },
        ],
      },
    ],
  };
  expect(renderSummary(summary)).toBe(`Slowest tests:
     1.3 s  src/a.test.ts › holds
     0.5 s  [ondara-es] a.spec.ts:3 › holds

Skipped:
  tests in Firefox: it is not installed.

Parts:
  unit tests failed in 3 s

Failed: unit tests. Repeat it with: npm run unit
  src/b.test.ts › holds
    expected 1 to be 2
    Repeat: npx vitest run src/b.test.ts

Passed at the second attempt:
  [ondara-es] a.spec.ts:3 › holds
    expected 3 to be 4

2 passed, 1 failed
`);
});

it('counts a part that failed without a test as one failure', () => {
  const failed = [{ title: 'check', repeat: 'npm run check', tests: [] }];
  expect(renderSummary({ ...nothing, failed })).toMatch(/\n0 passed, 1 failed\n$/);
});
