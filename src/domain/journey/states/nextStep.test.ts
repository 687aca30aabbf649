import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../testing/pages.fixture';
import { velmioPage } from '../../../testing/velmioPage.fixture';
import { getStepsOnPath } from '../../pages/stepSequence';
import { resolveNextStep } from './nextStep';

const steps = getStepsOnPath(ondaraPage, {}, null);
const all = steps.map((step) => step.path);
const resolve = (changed: Partial<Parameters<typeof resolveNextStep>[0]>) =>
  resolveNextStep({
    path: 'personal-details',
    steps,
    submitted: all,
    stepWithError: null,
    isReturning: false,
    isReviewNext: false,
    ...changed,
  });

describe('resolveNextStep', () => {
  it('returns the next step', () => {
    expect(resolve({})).toEqual({ nextRoute: 'personal-code', completesReturn: false });
  });

  it('returns the step with a server error', () => {
    expect(resolve({ stepWithError: 'address-information' })).toEqual({
      nextRoute: 'address-information',
      completesReturn: false,
    });
  });

  it('returns to the last step after a change if all other steps are finished', () => {
    expect(resolve({ isReturning: true })).toEqual({ nextRoute: 'online-banking', completesReturn: true });
  });

  it('returns from a step on request to the first unfinished step, or to the last', () => {
    const order = getStepsOnPath(velmioPage, {}, null);
    const request = { path: 'loan-information', steps: order } as const;
    expect(resolve({ ...request, submitted: [] }).nextRoute).toBe('personal-details');
    expect(resolve({ ...request, submitted: ['personal-details'] }).nextRoute).toBe('contact-details');
    const whole = order.map(({ path }) => path);
    expect(resolve({ ...request, submitted: whole }).nextRoute).toBe('reference-information');
  });

  it('returns the first unfinished step if the change opened a new one', () => {
    const submitted = all.filter((path) => path !== 'monthly-income');
    expect(resolve({ isReturning: true, submitted })).toEqual({
      nextRoute: 'monthly-income',
      completesReturn: false,
    });
  });

  it('returns the second step after the first', () => {
    expect(resolve({ path: 'loan-details' }).nextRoute).toBe('initial-details');
  });

  it.each([true, false])('returns null if there are no steps, with a review next: %s', (isReviewNext) => {
    expect(resolve({ steps: [], isReviewNext })).toEqual({ nextRoute: null, completesReturn: false });
  });

  it.each([true, false])('returns null after the last step, after a change: %s', (isReturning) => {
    expect(resolve({ path: 'online-banking', isReturning })).toEqual({
      nextRoute: null,
      completesReturn: false,
    });
  });

  const review = { nextRoute: 'review', completesReturn: true };
  const last = 'online-banking';
  it.each([
    ['opens after the last step', { path: last }, review],
    ['opens after a change of one step', { isReturning: true }, review],
    [
      'waits for the other steps of a changed section',
      { isReturning: true, returnsAfter: 'personal-code' },
      { nextRoute: 'personal-code', completesReturn: false },
    ],
    [
      'opens after the last step of a changed section',
      { path: 'personal-code', isReturning: true, returnsAfter: 'personal-code' },
      review,
    ],
    [
      'waits for the last step, if it was never submitted',
      { isReturning: true, submitted: all.filter((path) => path !== last) },
      { nextRoute: last, completesReturn: true },
    ],
    [
      'waits for a step that an answer has added',
      { path: last, submitted: all.filter((path) => path !== 'monthly-income') },
      { nextRoute: 'monthly-income', completesReturn: false },
    ],
    [
      'waits for the correction of an error, even on the last step',
      { path: 'iban-consent', stepWithError: last, isReturning: true },
      { nextRoute: last, completesReturn: true },
    ],
    ['does not open in the middle', {}, { nextRoute: 'personal-code', completesReturn: false }],
  ] as const)('the review %s', (_what, changed, expected) => {
    expect(resolve({ ...changed, isReviewNext: true })).toEqual(expected);
  });
});
