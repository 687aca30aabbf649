import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../app/pages.fixture';
import { stepsOnPath } from '../../pages/stepSequence';
import { nextPlace } from './nextPlace';
import { placeFor } from './reachable';

const page = ondaraPage;
const steps = stepsOnPath(page, {}, null);
const place = (route: string, state = 0, submitted: readonly string[] = []) =>
  placeFor({ route, state, submitted, steps, pagePaths: page.steps.map(({ path }) => path) });

describe('a state before the offer whose route the page lacks', () => {
  const all = steps.map(({ path }) => path);
  const owning = steps.find(({ dataPoints }) =>
    dataPoints.some(({ point }) => point.path?.startsWith('incomeDetails.')),
  );
  it.each([
    ['opens the step that owns its part of the lead', 'income-details', all, owning?.path],
    ['opens the first unfinished step when that is not reachable yet', 'income-details', [], 'loan-details'],
    ['is led to the index where no step owns it', 'reference-information', [], 'loan-details'],
  ])('%s', (_case, route, submitted, expected) => {
    expect(place(route, 0, submitted)).toEqual({ show: 'elsewhere', route: expected });
  });
});

describe('what an address leads to', () => {
  it.each([
    ['the index route opens the first step', '', 0, [], { show: 'elsewhere', route: 'loan-details' }],
    ['the first step is open', 'loan-details', 0, [], { show: 'step', path: 'loan-details' }],
    [
      'a later step leads to the first unfinished one',
      'bank-account',
      0,
      ['loan-details'],
      { show: 'elsewhere', route: 'initial-details' },
    ],
    ['a finished step stays open', 'loan-details', 0, ['loan-details'], { show: 'step' }],
    [
      'a step that the answers hide leads to the first unfinished one',
      'rent-amount',
      0,
      [],
      { show: 'elsewhere', route: 'loan-details' },
    ],
    [
      "a state's screen is not shown without the server's word",
      'accepted',
      0,
      [],
      { show: 'elsewhere', route: 'loan-details' },
    ],
    ['an unknown address is not found', 'nonsense', 0, [], { show: 'not-found' }],
    ['the state after the offer shows its screen', 'checking', 6, [], { show: 'state', route: 'checking' }],
    ['no step is open after the offer', 'loan-details', 6, ['loan-details'], { route: 'checking' }],
    ["another state's screen leads to the server's", 'accepted', 6, [], { route: 'checking' }],
    ['an unknown address is not found after the offer', 'nonsense', 6, [], { show: 'not-found' }],
    ['an unknown state leaves the form open', 'loan-details', 99, [], { show: 'step' }],
  ])('%s', (_name, route, state, submitted, expected) => {
    expect(place(route, state, submitted)).toMatchObject(expected);
  });
});

describe('a state that one partner has at a route of its own', () => {
  const at = (route: string, partner?: string) =>
    placeFor({ route, state: 10, partner, steps, submitted: [], pagePaths: [] });

  it.each([
    ['smava', 'smava', { show: 'state', route: 'smava' }],
    ['accepted', 'smava', { show: 'elsewhere', route: 'smava' }],
    ['smava', 'Banco Muestra', { show: 'elsewhere', route: 'accepted' }],
    ['accepted', undefined, { show: 'state', route: 'accepted' }],
  ])('at /%s with the partner %s', (route, partner, expected) => {
    expect(at(route, partner)).toEqual(expected);
  });
});

describe('the step after a step', () => {
  const all = steps.map((step) => step.path);
  const next = (changed: Partial<Parameters<typeof nextPlace>[0]>) =>
    nextPlace({
      steps,
      submitted: all,
      errored: [],
      from: 'personal-details',
      isReturning: false,
      ...changed,
    });

  it('is the following one', () => expect(next({})).toBe('personal-code'));
  it('is the earliest one with a server error', () => {
    expect(next({ errored: ['nonsense', 'iban', 'city'] })).toBe('address-information');
  });
  it('is the last one when everything else is done and the applicant came to change something', () => {
    expect(next({ isReturning: true })).toBe('online-banking');
  });
  it('is the first unfinished one when the change opened a new step', () => {
    const submitted = all.filter((path) => path !== 'monthly-income');
    expect(next({ isReturning: true, submitted })).toBe('monthly-income');
  });
  it('is none after the last', () => expect(next({ from: 'online-banking' })).toBeNull());
});
