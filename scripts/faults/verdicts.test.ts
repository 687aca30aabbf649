import { describe, expect, it } from 'vitest';
import { browser, command, unit, type FaultRow } from '../../tests/faults/row';
import type { TestResult } from '../tests/reports';
import { groupByProjects, judgeRow, matchTitles, renderVerdict, selectRows } from './verdicts';

const rule = unit('src/a.test.ts', 'never throws');
const walk = browser('journeys/b.spec.ts', 'is sent once');
const check = command('check:build');
const checked: TestResult = { name: 'npm run check:build', seconds: 1 };
const row = (proofs: FaultRow['proofs'], other: Partial<FaultRow> = {}): FaultRow => ({
  id: 'N1',
  fault: 'offline',
  holds: 'input kept',
  scope: 'both pages',
  proofs,
  ...other,
});
const onDynamic: TestResult = {
  name: '[ondara-es] journeys/b.spec.ts:3 › a submit is sent once',
  seconds: 2,
};
const onClassic: TestResult = {
  name: '[pravelo-pl] journeys/b.spec.ts:3 › a submit is sent once',
  seconds: 3,
};
const unitTest: TestResult = { name: 'src/a.test.ts › a value never throws', seconds: 0.1 };

describe('a row', () => {
  it('is held if each of its tests passed on each page', () => {
    const verdict = judgeRow(row([rule, walk]), [onDynamic, onClassic, unitTest]);
    expect(verdict).toMatchObject({ isHeld: true, reasons: [] });
    expect(verdict.seconds).toBeCloseTo(5.1);
    expect(verdict.tests).toHaveLength(3);
  });

  it('is held if its command succeeded', () => {
    expect(judgeRow(row([check], { scope: 'rule' }), [checked])).toMatchObject({
      isHeld: true,
      tests: [checked.name],
    });
  });

  it.each<readonly [string, FaultRow, readonly TestResult[], string]>([
    [
      'has a command that did not run',
      row([check], { scope: 'rule' }),
      [unitTest],
      'did not run: npm run check:build',
    ],
    [
      'has a command that failed',
      row([check], { scope: 'rule' }),
      [{ ...checked, failure: 'x' }],
      'failed: npm run',
    ],
    ['has no test', row([], { scope: 'rule' }), [], 'no test'],
    ['has a test that did not run on one page', row([walk]), [onDynamic], 'did not run: [pravelo-pl]'],
    ['has a test that was skipped', row([rule], { scope: 'rule' }), [], 'did not run: src/a.test.ts'],
    [
      'has a test of the same title in another file',
      row([rule], { scope: 'rule' }),
      [{ ...unitTest, name: 'src/b.test.ts › a value never throws' }],
      'did not run',
    ],
    ['has a failed test', row([walk]), [{ ...onDynamic, failure: 'x' }, onClassic], 'failed: [ondara-es]'],
    ['has no test on a page', row([unit('src/a.test.ts', 'never', 'ondara-es')]), [unitTest], 'pravelo-pl'],
    ['has a rule alone', row([rule]), [unitTest], 'no test on ondara-es, pravelo-pl'],
    [
      'misses something',
      row([walk], { missing: 'a slow network' }),
      [onDynamic, onClassic],
      'a slow network',
    ],
  ])('is not held if it %s', (_case, judged, ran, reason) => {
    const verdict = judgeRow(judged, ran);
    expect(verdict.isHeld).toBe(false);
    expect(verdict.reasons.join('\n')).toContain(reason);
    expect(renderVerdict(verdict)).toContain('NOT HELD');
  });
});

describe('selectRows', () => {
  const rows = [row([rule]), row([walk], { id: 'N2' })];

  it.each([
    [[], ['N1', 'N2']],
    [['--row', 'N2'], ['N2']],
    [
      ['--row', 'N2', '--row', 'N1'],
      ['N1', 'N2'],
    ],
  ])('selects by %j', (args, ids) => {
    expect(selectRows(args, rows).map(({ id }) => id)).toEqual(ids);
  });

  it('rejects an id that no row has', () => {
    expect(() => selectRows(['--row', 'N9'], rows)).toThrow('N9');
  });
});

it('titles match as they are written', () => {
  const title = 'a title (with) $signs, a/b and 1.5';
  expect(new RegExp(matchTitles([unit('a', title)])).test(title)).toBe(true);
  expect(new RegExp(matchTitles([unit('a', 'a.b')])).test('axb')).toBe(false);
});

it('browser tests of the same projects are one run', () => {
  expect([...groupByProjects([rule, walk, walk]).entries()]).toEqual([
    ['ondara-es,pravelo-pl', [walk, walk]],
  ]);
});
