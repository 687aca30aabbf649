import { expect, it } from 'vitest';
import { usedPurposes } from './used';

const none = { posthogKey: '', logRocketId: '', tagManagerId: '' };

it.each([
  ['nothing without keys', none, {}, []],
  ['what has a key', { ...none, posthogKey: 'k' }, {}, ['analytics']],
  [
    'what the page uses of it',
    { posthogKey: 'k', logRocketId: 'r', tagManagerId: 'GTM-1' },
    { purposes: ['advertising'] as const },
    ['advertising'],
  ],
])('a page uses %s', (_what, keys, choice, used) => {
  expect(usedPurposes(keys, choice)).toEqual(used);
});
