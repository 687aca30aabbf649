import { describe, expect, it } from 'vitest';
import { readPartnerReturn } from './partnerFrames';

describe('readPartnerReturn', () => {
  it.each([
    ['instantor', '?reference=ab-12.c:d~e_f', 'ab-12.c:d~e_f'],
    ['wenance-tink', 'reference=1', '1'],
    ['moneyman-paylands', '?utm_source=x&reference=9', '9'],
  ])('returns the reference of /%s%s', (route, query, reference) => {
    expect(readPartnerReturn(route, query)).toEqual({ route, reference });
  });

  it.each([
    ['instantor', ''],
    ['instantor', '?reference='],
    ['instantor', '?reference=a&reference=b'],
    ['instantor', '?reference=a%20b'],
    ['instantor', '?reference=%3Cscript%3E'],
    ['instantor', `?reference=${'a'.repeat(201)}`],
    ['accepted', '?reference=a'],
    ['', '?reference=a'],
    ['toString', '?reference=a'],
  ])('returns no reference for /%s%s', (route, query) => {
    expect(readPartnerReturn(route, query)).toBeNull();
  });
});
