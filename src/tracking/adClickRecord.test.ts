import { describe, expect, it } from 'vitest';
import { storeWith } from '../app/store.fixture';
import { adClickKey, keepAdClick } from './adClickRecord';

const click = { gclid: 'click-1', setAt: '2026-11-22T09:00:00.000Z' };
const older = { gclid: 'click-0', setAt: '2026-11-01T09:00:00.000Z' };

describe('the record of the click that led here', () => {
  it.each([
    ['is not there before consent', click, false, true, null, null],
    ['is there with consent', click, true, true, null, click],
    ['is the newer one', click, true, true, older, click],
    ['goes when consent ends', click, false, true, older, null],
    ['stays as it is where no click led here', null, true, true, older, older],
    ['goes without consent where no click led here', null, false, true, older, null],
    ['stays as the visit keeps it where nobody is asked', click, false, false, older, older],
  ])('%s', (_what, led, isPermitted, isAsked, before, after) => {
    const local = storeWith(before === null ? {} : { [adClickKey]: before });
    keepAdClick(local, led, { isPermitted, isAsked });
    expect(local.get(adClickKey)).toEqual(after === null ? null : { ...after, setAt: new Date(after.setAt) });
  });
});
