import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import type { Page } from '../../pages/resolvePage';
import { getStepsOnPath } from '../../pages/stepSequence';
import { findDeadEnd } from './deadEnd';
import { stateNumber, type ProgressStateName } from './progressStates';

function find(page: Page, from: ProgressStateName, to: ProgressStateName, unfinished: string[] = []) {
  const steps = getStepsOnPath(page, {}, null);
  return findDeadEnd({
    stateBefore: stateNumber(from),
    state: stateNumber(to),
    steps,
    page,
    submitted: steps.map(({ path }) => path).filter((path) => !unfinished.includes(path)),
  });
}

describe('after the last step of the form', () => {
  it.each([
    ['the decision', ondaraPage, 'NONE', 'CHECKING', null],
    ['the same state again', ondaraPage, 'NONE', 'NONE', 'no-next-state'],
    ['the same state after the offer', ondaraPage, 'ID_UPLOAD', 'ID_UPLOAD', null],
    ['a state with a step of its own', praveloPage, 'INCOME_DETAILS', 'PERSONAL_DETAILS', null],
    ['a state whose questions another step asks', ondaraPage, 'NONE', 'INCOME_DETAILS', 'no-step'],
    ['a state that no step asks for', ondaraPage, 'NONE', 'REFERENCE_INFORMATION', 'no-step'],
  ] as const)('tells whether something follows %s', (_what, page, from, to, expected) => {
    expect(find(page, from, to)).toBe(expected);
  });

  it('finds no step for a state of a later release', () => {
    const steps = getStepsOnPath(ondaraPage, {}, null);
    const submitted = steps.map(({ path }) => path);
    const location = { state: 99, steps, page: ondaraPage, submitted };
    expect(findDeadEnd({ ...location, stateBefore: 0 })).toBe('no-step');
  });

  it('finds no dead end in a state without a step while a step is unfinished', () => {
    expect(find(ondaraPage, 'NONE', 'REFERENCE_INFORMATION', ['monthly-income'])).toBeNull();
  });
});
