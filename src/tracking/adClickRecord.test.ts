import { expect, it } from 'vitest';
import { storageWith } from '../testing/storage.fixture';
import { adClickKey, syncAdClickRecord } from './adClickRecord';

const click = { gclid: 'click-1', setAt: '2026-11-22T09:00:00.000Z' };
const older = { gclid: 'click-0', setAt: '2026-11-01T09:00:00.000Z' };

it.each([
  ['is not stored before consent', click, false, null, null],
  ['is stored with consent', click, true, null, click],
  ['replaces an older one', click, true, older, click],
  ['does not replace a newer one of another tab', older, true, click, click],
  ['is removed when consent ends', click, false, older, null],
  ['stays if no ad click started the visit', null, true, older, older],
  ['is removed without consent if no ad click started the visit', null, false, older, null],
])('the record of an ad click %s', (_what, current, isPermitted, before, after) => {
  const local = storageWith(before === null ? {} : { [adClickKey]: before });
  syncAdClickRecord(local, current, isPermitted);
  expect(local.get(adClickKey)).toEqual(after === null ? null : { ...after, setAt: new Date(after.setAt) });
});
