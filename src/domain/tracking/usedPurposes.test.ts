import { expect, it } from 'vitest';
import type { Platform } from './platform';
import { findUsedPurposes, startsWithoutAsking } from './usedPurposes';

const createPlatform = (purpose: Platform['purpose'], variable: `APP_${string}`): Platform => ({
  name: variable,
  purpose,
  consentVersion: 1,
  variables: {},
  isPresent: (settings) => settings[variable] === 'on',
  getOptions: () => ({}),
  getAcceptedEvents: () => [],
  getHosts: () => ({}),
  failures: [],
  documentation: { reason: '', events: '', data: '' },
});

const platforms = [
  createPlatform('advertising', 'APP_FIRST'),
  createPlatform('advertising', 'APP_SECOND'),
  createPlatform('analytics', 'APP_THIRD'),
];

it.each([
  ['no platform', {}, {}, []],
  ['one platform', { APP_SECOND: 'on' }, {}, ['advertising']],
  ['two platforms of one purpose', { APP_FIRST: 'on', APP_SECOND: 'on' }, {}, ['advertising']],
  ['platforms of two purposes', { APP_FIRST: 'on', APP_THIRD: 'on' }, {}, ['analytics', 'advertising']],
  [
    'a purpose that the page does not use',
    { APP_FIRST: 'on', APP_THIRD: 'on' },
    { purposes: ['advertising'] as const },
    ['advertising'],
  ],
])('finds the used purposes of a build with %s', (_what, settings, options, used) => {
  expect(findUsedPurposes(platforms, settings, options)).toEqual(used);
});

it.each([
  ['asks, although its country requires no choice', {}, false, false],
  ['does not ask where the brand has set so', { withoutAsking: true } as const, false, true],
  ['asks where the country requires a choice', { withoutAsking: true } as const, true, false],
])('a page %s', (_what, options, asksForConsent, isStarted) => {
  expect(startsWithoutAsking(options, { asksForConsent })).toBe(isStarted);
});
