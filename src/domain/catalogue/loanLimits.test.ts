import { describe, expect, it } from 'vitest';
import { clampToStep } from './loanLimits';

describe('clampToStep', () => {
  it.each([
    [100, 500],
    [500, 500],
    [549, 500],
    [550, 600],
    [30000, 30000],
    [99999, 30000],
  ])('returns for %i the value %i', (value, expected) => {
    expect(clampToStep(value, { default: 2500, min: 500, max: 30000, step: 100 })).toBe(expected);
  });

  it('never exceeds the maximum if the range is not a multiple of the step', () => {
    expect(clampToStep(1000, { default: 0, min: 0, max: 95, step: 10 })).toBe(90);
  });
});
