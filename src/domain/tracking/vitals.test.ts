import { expect, it } from 'vitest';
import { getDeviceClass, nameRoute, roundFigure } from './vitals';

it.each([
  [360, true, 'phone'],
  [599, true, 'phone'],
  [600, true, 'tablet'],
  [360, false, 'desktop'],
  [1080, false, 'desktop'],
] as const)('a screen of %d pixels with touch %s is a %s', (side, isTouched, expected) => {
  expect(getDeviceClass(side, isTouched)).toBe(expected);
});

it.each([
  ['loan-details', 'loan-details'],
  ['continue/2f1c6f0e-0000-4000-8000-000000000001', 'continue'],
  ['ana@example.com', 'other'],
  ['', 'other'],
])('the route %s is sent as %s', (route, expected) => {
  expect(nameRoute(route, ['loan-details', 'continue'])).toBe(expected);
});

it.each([
  ['LCP', 1234.56, 1235],
  ['CLS', 0.123_45, 0.123],
])('%s is rounded', (name, value, expected) => {
  expect(roundFigure(name, value)).toBe(expected);
});
