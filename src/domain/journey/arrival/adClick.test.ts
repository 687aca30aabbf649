import { describe, expect, it } from 'vitest';
import { adClickFields, resolveAdClick } from './adClick';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
const legacyClickIdExpiryMs = 90 * day;
const at = (age: number) => ({ gclid: 'stored', setAt: new Date(now - age).toISOString() });
const resolve = (click: Parameters<typeof resolveAdClick>[0]['click'], stored = at(day)) =>
  resolveAdClick({ click, stored, now, legacyClickIdExpiryMs });

describe('the ad click', () => {
  it.each([
    ['a gclid', { gclid: 'g' }, true],
    ['a wbraid', { wbraid: 'w' }, true],
    ['a gbraid', { gbraid: 'b' }, true],
    ['a gclid from ads', { gclid: 'g', gclsrc: 'aw.ds' }, true],
    ['a gclid from elsewhere', { gclid: 'g', gclsrc: 'ds' }, false],
    ['a source alone', { gclsrc: 'aw' }, false],
    ['nothing', {}, false],
  ])('of an address with %s is captured: %s', (_name, click, isCaptured) => {
    expect(resolve(click)?.setAt).toBe(isCaptured ? new Date(now).toISOString() : at(day).setAt);
  });

  it.each([
    ['just within the expiry', legacyClickIdExpiryMs, true],
    ['older by a millisecond', legacyClickIdExpiryMs + 1, false],
    ['set a little in the future by a wrong clock', -day, true],
    ['set far in the future', -legacyClickIdExpiryMs - 1, false],
  ])('that was stored %s stands: %s', (_name, age, stands) => {
    expect(resolve({}, at(age))).toEqual(stands ? at(age) : null);
  });

  it('that was stored with an unreadable moment does not stand', () => {
    expect(resolve({}, { gclid: 'stored', setAt: 'garbage' })).toBeNull();
  });

  it('goes with the lead flat and as an object', () => {
    expect(adClickFields({ gclid: 'g', gclsrc: 'aw', wbraid: 'w', setAt: 'then' })).toEqual({
      gclid: 'g',
      gclidAt: 'then',
      gclsrc: 'aw',
      wbraid: 'w',
      googleClick: { gclid: 'g', gclidAt: 'then', wbraid: 'w' },
    });
    expect(adClickFields(null)).toEqual({});
  });
});
