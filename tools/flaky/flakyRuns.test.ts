import { describe, expect, it } from 'vitest';
import { collectFailures, readFlakyOptions, renderFailures, type FlakyRun } from './flakyRuns';

const passed = { name: 'a.test.ts › adds', seconds: 1 };
const failed = { name: 'b.test.ts › waits', seconds: 1, failure: 'expected 1 to be 2' };
const run = (seed: number, tests: FlakyRun['tests'], hasPassed = true): FlakyRun => ({
  seed,
  hasPassed,
  tests,
  output: 'Unhandled error\n',
});

describe('readFlakyOptions', () => {
  it.each([
    ['nothing', [], { times: 20, firstSeed: 77, isIdle: false, paths: [] }],
    ['a number of runs', ['--times', '100'], { times: 100, firstSeed: 77, isIdle: false, paths: [] }],
    ['no busy processors', ['--idle'], { times: 20, firstSeed: 77, isIdle: true, paths: [] }],
    [
      'a seed and paths',
      ['--seed=5', 'src/app', 'qa/Drawer.test.tsx'],
      { times: 20, firstSeed: 5, isIdle: false, paths: ['src/app', 'qa/Drawer.test.tsx'] },
    ],
  ])('reads %s', (_what, args, options) => {
    expect(readFlakyOptions(args, 77)).toEqual(options);
  });

  it.each([
    ['no run', ['--times', '0'], '--times'],
    ['a seed that is no number', ['--seed', 'x'], '--seed'],
    ['an unknown option', ['--retry', '2'], '--retry'],
  ])('rejects %s', (_what, args, message) => {
    expect(() => readFlakyOptions(args, 77)).toThrow(message);
  });
});

describe('collectFailures', () => {
  it('finds nothing in runs that pass', () => {
    expect(collectFailures([run(1, [passed]), run(2, [passed])])).toEqual([]);
  });

  it('names each failing test once with the seeds of its runs, the most frequent first', () => {
    const rare = { ...failed, name: 'a.test.ts › adds' };
    const runs = [run(1, [rare, failed], false), run(2, [passed, failed], false), run(3, [passed])];
    expect(collectFailures(runs)).toEqual([
      { name: failed.name, seeds: [1, 2], message: 'expected 1 to be 2' },
      { name: rare.name, seeds: [1], message: 'expected 1 to be 2' },
    ]);
  });

  it.each([
    ['that fails without a failed test', run(4, [passed], false)],
    ['without tests', run(4, [])],
  ])('counts a run %s', (_what, each) => {
    expect(collectFailures([each])).toEqual([
      { name: 'the run itself', seeds: [4], message: 'Unhandled error' },
    ]);
  });
});

describe('renderFailures', () => {
  it('names the seeds and how to repeat the order', () => {
    const report = renderFailures(collectFailures([run(8, [failed], false)]));
    expect(report).toContain('b.test.ts › waits\n  seeds 8\n    expected 1 to be 2');
    expect(report).toContain('npm run flaky -- --times 1 --seed 8');
    expect(renderFailures([])).toContain('No test failed.');
  });
});
