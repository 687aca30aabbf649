import { describe, expect, it } from 'vitest';
import { readAdClick, resolveAdClick, withAdClick } from './adClick';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
const legacyClickIdExpiryMs = 90 * day;
const at = (age: number) => ({ gclid: 'stored', setAt: new Date(now - age).toISOString() });
type Given = Parameters<typeof resolveAdClick>[0];
const resolve = (click: Given['click'], stored: Given['stored'] = at(day), cookies: Given['cookies'] = []) =>
  resolveAdClick({ click, cookies, stored, now, legacyClickIdExpiryMs });

describe('the ad click', () => {
  const cookie = (age: number) => ({ gclid: 'cookie', setAt: new Date(now - age).toISOString() });
  it.each([
    ['a gclid', { gclid: 'g' }, true],
    ['a wbraid', { wbraid: 'w' }, true],
    ['a gbraid', { gbraid: 'b' }, true],
    ['a gclid from ads', { gclid: 'g', gclsrc: 'aw.ds' }, true],
    ['a gclid from elsewhere', { gclid: 'g', gclsrc: 'ds' }, false],
    ['a source alone', { gclsrc: 'aw' }, false],
    ['nothing', {}, false],
  ])('captures a click from an address with %s: %s', (_name, click, isCaptured) => {
    expect(resolve(click)?.setAt).toBe(isCaptured ? new Date(now).toISOString() : at(day).setAt);
  });

  it('keeps the time of the stored click in an address that is loaded again', () => {
    const cookies = [{ gclid: 'stored', setAt: at(0).setAt }];
    expect(resolve({ gclid: 'stored', gclsrc: 'aw' }, at(day), cookies)).toEqual(at(day));
    expect(resolve({ gclid: 'stored' }, at(2 * day), [cookie(day)])).toEqual(cookie(day));
    expect(resolve({ gclid: 'stored' }, at(legacyClickIdExpiryMs + 1))).toBeNull();
  });

  it.each([
    ['just within the expiry', legacyClickIdExpiryMs, true],
    ['older by a millisecond', legacyClickIdExpiryMs + 1, false],
  ])('uses a click that was stored %s: %s', (_name, age, isUsed) => {
    expect(resolve({}, at(age))).toEqual(isUsed ? at(age) : null);
  });

  it.each([
    ['a day', day],
    ['longer than it is valid', legacyClickIdExpiryMs + day],
  ])('counts from now if the clock was set back by %s', (_name, jump) => {
    expect(resolve({}, at(-jump))).toEqual(at(0));
  });

  it('ignores a stored click with an unreadable time', () => {
    expect(resolve({}, { gclid: 'stored', setAt: 'garbage' })).toBeNull();
  });

  it.each([
    ['replaces an older stored click', at(2 * day), [cookie(day)], cookie(day)],
    ['never replaces a newer stored click', at(day), [cookie(2 * day)], at(day)],
    ['is used if no click is stored', null, [cookie(day)], cookie(day)],
    ['is ignored if it is older than the expiry', null, [cookie(91 * day)], null],
    [
      'is the newest of two',
      null,
      [cookie(2 * day), { gbraid: 'b', setAt: cookie(day).setAt }],
      { gbraid: 'b', setAt: cookie(day).setAt },
    ],
    ['without a time does not replace a stored click', at(day), [{ wbraid: 'w' }], at(day)],
    [
      'without a time counts as a click of now if there is no other',
      null,
      [{ wbraid: 'w' }],
      { wbraid: 'w', setAt: new Date(now).toISOString() },
    ],
  ])('a click from a cookie %s', (_name, stored, cookies, expected) => {
    expect(resolve({}, stored, cookies)).toEqual(expected);
  });

  it('takes no field from a cookie if the address has a click', () => {
    expect(resolve({ wbraid: 'w' }, null, [cookie(1)])).toEqual({
      wbraid: 'w',
      setAt: new Date(now).toISOString(),
    });
  });

  it('is written into the lead flat and as an object', () => {
    const lead = withAdClick({ amount: 900 }, { gclid: 'g', gclsrc: 'aw', wbraid: 'w', setAt: 'then' });
    expect(lead).toEqual({
      amount: 900,
      gclid: 'g',
      gclidAt: 'then',
      gclsrc: 'aw',
      wbraid: 'w',
      googleClick: { gclid: 'g', gclidAt: 'then', wbraid: 'w' },
    });
    expect(readAdClick(lead)).toEqual({ gclid: 'g', gclsrc: 'aw', wbraid: 'w', setAt: 'then' });
    expect(withAdClick(lead, null)).toEqual({ amount: 900 });
  });

  it.each([{ gbraid: 'b' }, { wbraid: 'w' }, { gclid: 'g' }])('keeps its time in the lead: %o', (ids) => {
    const click = { ...ids, setAt: at(day).setAt };
    const lead = withAdClick({}, click);
    const fields = { ...ids, gclidAt: click.setAt };
    expect(lead).toStrictEqual({ ...fields, googleClick: fields });
    expect(readAdClick(lead)).toStrictEqual(click);
  });

  it('is none in a lead that has no time for it', () => {
    expect(readAdClick({ gclid: 'g' })).toBeNull();
  });

  it('replaces all fields of an earlier click in the lead', () => {
    const before = withAdClick({}, { gclid: 'g', gclsrc: 'aw', setAt: 'then' });
    expect(withAdClick(before, { gbraid: 'b', setAt: 'now' })).toEqual({
      gbraid: 'b',
      gclidAt: 'now',
      googleClick: { gbraid: 'b', gclidAt: 'now' },
    });
  });
});
