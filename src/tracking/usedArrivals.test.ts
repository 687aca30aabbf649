import { expect, it } from 'vitest';
import { storageWith } from '../testing/storage.fixture';
import { removeUsedArrivals } from './usedArrivals';

it.each([
  ['nothing', {}, null],
  ['no address of a session', { a: '/loan-details?sessionId=s&email=e' }, null],
  ['no reference of a partner', { a: '/instantor?reference=r' }, null],
  [
    'continue links without personal values',
    { a: '/continue/lead-1?email=e&urlType=abandonment', b: '/?sessionId=s', c: '//continue//lead-2' },
    { a: '/continue/lead-1?urlType=abandonment', c: '//continue//lead-2?' },
  ],
])('storage keeps %s of the addresses with which visits began', (_what, arrivals, kept) => {
  const session = storageWith(Object.keys(arrivals).length === 0 ? {} : { arrivals });
  removeUsedArrivals(session);
  expect(session.get('arrivals')).toEqual(kept);
});
