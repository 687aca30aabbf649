import { describe, expect, it } from 'vitest';
import { progressStates } from './progressStates';
import { lastRoute, routeFor } from './routeFor';

describe('the route of a progress state', () => {
  it('knows all forty-two, each by its own number', () => {
    expect(progressStates.map((row) => row.state)).toEqual(
      Array.from({ length: 42 }, (_none, index) => index),
    );
    expect(new Set(progressStates.map((row) => row.route)).size).toBe(42);
  });

  it.each([
    ['one form step after another is pushed', 3, 2, { route: 'contact-details', mode: 'PUSH' }],
    ['the first state is pushed', 1, null, { route: 'loan-information', mode: 'PUSH' }],
    ['leaving the form for the offer replaces', 6, 25, { route: 'checking', mode: 'REPLACE' }],
    ['a state after another after the offer replaces', 10, 6, { route: 'accepted', mode: 'REPLACE' }],
    ['coming back from after the offer replaces', 2, 13, { route: 'personal-details', mode: 'REPLACE' }],
    ['an unknown state leads to the index route', 99, 2, { route: '', mode: 'PUSH' }],
    ['a negative state leads to the index route', -1, 2, { route: '' }],
  ])('%s', (_name, state, previous, expected) => {
    expect(routeFor(state, previous)).toMatchObject(expected);
  });

  it.each([
    [10, 'smava', 'smava'],
    [10, 'Smava', 'smava'],
    [10, 'Banco Muestra', 'accepted'],
    [10, 'constructor', 'accepted'],
    [10, undefined, 'accepted'],
    [13, 'smava', 'rejected'],
  ])('state %i of the partner %s is shown at %s', (state, partner, route) => {
    expect(routeFor(state, 6, partner)).toEqual({ route, mode: 'REPLACE' });
  });

  it('tells the last route from the states pushed so far', () => {
    expect(lastRoute([0, 1, 6])).toBe('checking');
    expect(lastRoute([0, 99])).toBe('');
    expect(lastRoute([])).toBe('');
  });
});
