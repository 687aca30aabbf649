import { expect, it } from 'vitest';
import { renderSummary, type TestedPart } from './summary';

const unitTests: TestedPart = {
  title: 'unit tests',
  repeat: 'npx vitest run',
  time: 'unit tests failed in 3 s',
  isFailed: true,
  tests: [
    { name: 'src/a.test.ts › holds', seconds: 1.25 },
    {
      name: 'src/b.test.ts › holds',
      seconds: 0,
      failure: 'expected 1 to be 2',
      repeat: 'npx vitest run src/b.test.ts',
    },
  ],
};

const browserTests: TestedPart = {
  title: 'browser tests',
  repeat: 'npx playwright test',
  time: 'browser tests done in 4 s',
  isFailed: false,
  tests: [{ name: '[ondara-es] a.spec.ts:3 › holds', seconds: 0.5, firstFailure: 'expected 3 to be 4' }],
  skipped: ['serving/b.spec.ts:1 › holds: there is no Caddy.'],
};

it('ends with the failed tests, the commands that repeat them and the counts', () => {
  const summary = renderSummary([unitTests, browserTests], ['tests in Firefox: it is not installed.']);
  expect(summary).toBe(`Slowest tests:
     1.3 s  src/a.test.ts › holds
     0.5 s  [ondara-es] a.spec.ts:3 › holds

Skipped:
  tests in Firefox: it is not installed.
  serving/b.spec.ts:1 › holds: there is no Caddy.

Parts:
  unit tests failed in 3 s
  browser tests done in 4 s

Failed: unit tests. Repeat it with: npx vitest run
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
  expect(renderSummary([{ ...unitTests, tests: [] }], [])).toMatch(/\n0 passed, 1 failed\n$/);
});
