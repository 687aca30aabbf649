import { describe, expect, it } from 'vitest';
import { browser, command, unit, type FaultRow } from '../../tests/faults/row';
import { findUnproved, listClaims } from './proofs';
import type { TestResult } from './reports';

const createRow = (...proofs: FaultRow['proofs']): FaultRow => ({
  id: 'X1',
  fault: 'A fault',
  holds: 'What holds',
  scope: 'rule',
  proofs,
});
const passed = (name: string): TestResult => ({ name, seconds: 0 });
const failed = (name: string): TestResult => ({ name, seconds: 0, failure: 'wrong' });
const find = (row: FaultRow, ...ran: readonly TestResult[]) => findUnproved(listClaims([row], []), ran);

describe('a proof', () => {
  const row = createRow(unit('src/a.test.ts', 'keeps $name in %s'));

  it('holds if a test with its title ran and passed', () => {
    expect(find(row, passed('src/a.test.ts › group keeps Ana in ES'))).toEqual([]);
  });

  it('holds if its test passed at the second attempt', () => {
    const test = { ...passed('src/a.test.ts › group keeps Ana in ES'), firstFailure: 'wrong' };
    expect(find(row, test)).toEqual([]);
  });

  it.each([
    ['did not run', []],
    ['ran in another file', [passed('src/b.test.ts › keeps Ana in ES')]],
    ['has another title', [passed('src/a.test.ts › keeps Ana')]],
    ['failed', [failed('src/a.test.ts › keeps Ana in ES')]],
    ['failed once', [passed('src/a.test.ts › keeps Ana in ES'), failed('src/a.test.ts › keeps Eva in ES')]],
  ])('does not hold if its test %s', (_what, ran) => {
    expect(find(row, ...ran)).toEqual(['row X1: no test ran and passed: src/a.test.ts › keeps $name in %s']);
  });

  it('of two pages needs both', () => {
    const both = createRow(unit('src/a.test.ts', 'is sent', 'ondara-es', 'pravelo-pl'));
    const one = passed('src/a.test.ts › ondara-es is sent');
    expect(find(both, one)).toHaveLength(1);
    expect(find(both, one, passed('src/a.test.ts › pravelo-pl is sent'))).toEqual([]);
  });

  it('in a browser needs one of its projects', () => {
    const shown = createRow(browser('journeys/a.spec.ts', 'a page is shown'));
    expect(find(shown, passed('[ondara-es] journeys/a.spec.ts:12 › a page is shown'))).toEqual([]);
    expect(find(shown, passed('[ondara-es] journeys/b.spec.ts:12 › a page is shown'))).toHaveLength(1);
  });

  it('can be a command', () => {
    const checked = createRow(command('check:build'));
    expect(find(checked)).toEqual(['row X1: no test ran and passed: npm run check:build']);
    expect(find(checked, passed('npm run check:build'))).toEqual([]);
  });
});

it('a statement names a test by its file and title', () => {
  const statement = {
    number: 'S1',
    statement: 'Text is never HTML.',
    gap: '',
    tests: [{ file: 'e2e/journeys/a.spec.ts', title: 'markup is text' }],
  };
  const claims = listClaims([], [statement]);
  expect(findUnproved(claims, [])).toHaveLength(1);
  expect(findUnproved(claims, [passed('[pravelo-pl] journeys/a.spec.ts:3 › markup is text')])).toEqual([]);
});
