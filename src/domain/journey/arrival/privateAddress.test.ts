import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../../testing/propertyTests';
import { privateParameters, removePrivateParts } from './privateAddress';

const origin = 'https://page.example';
const clean = (path: string) => {
  const address = new URL(`${origin}/form${path}`);
  const isChanged = removePrivateParts(address, '/form');
  return { isChanged, path: address.href.slice(`${origin}/form`.length) };
};

describe('removePrivateParts', () => {
  it.each([
    ['the id of a continue link', '/continue/lead-1', '/continue'],
    ['an id between slashes', '//continue//lead-1/', '/continue'],
    ['all that follows the id', '/continue/lead-1/more', '/continue'],
    [
      'the transaction of a continue link',
      '/continue/lead-1?urlType=abandonment&refTransactionId=t',
      '/continue?urlType=abandonment',
    ],
    ['the transaction by its other name', '/continue?s_id=t', '/continue'],
    ['the session', '/loan-details?sessionId=s&gclid=g', '/loan-details?gclid=g'],
    ['a repeated session', '/?sessionId=s&sessionId=t', '/'],
    ['the reference of a partner', '/instantor?reference=r', '/instantor'],
    [
      'the affiliate if one of its parameters names a person',
      '/?refName=shop&refSubId=ana%40example.com&refTransactionId=t&s_id=t&amount=1',
      '/?amount=1',
    ],
    [
      'the campaign if one of its parameters names a person',
      '/?utm_source=news&utm_term=612345678&refName=shop',
      '/?refName=shop',
    ],
    ['all that mail programs add to the id', '/continue/lead-1&email=ana@example.com', '/continue'],
    [
      'values after an encoded separator',
      '/?amount=1&amp;email=ana+x@example.com&amp;sessionId=s',
      '/?amount=1',
    ],
    ['a campaign that is repeated', '/?utm_source=news&utm_source=ana%40example.com', '/'],
    ['personal values', '/?firstName=A&lastName=B&email=e&phoneNumber=p&amount=1', '/?amount=1'],
  ])('removes %s', (_what, path, cleaned) => {
    expect(clean(path)).toEqual({ isChanged: true, path: cleaned });
  });

  it.each([
    '/',
    '/continue',
    '/continuer/lead-1',
    '/loan-details?amount=1%20000&x=a+b#field-loan_amount',
    '/loan-details?refTransactionId=t&s_id=t',
    '/continue?refName=shop&refTransactionId=t',
    '/continue?refSubId=s&s_id=t',
    '/?utm_source=news&refName=shop&gclid=612345678',
    '/?amount=1&amp;period=3&x=a+b',
  ])('leaves %s as it is', (path) => {
    expect(clean(path)).toEqual({ isChanged: false, path });
  });

  it('leaves nothing to remove, whatever the address', { tags: ['S13'] }, () => {
    const part = fc.oneof(
      fc.constantFrom('continue', '', 'lead-1', 'a'),
      fc.string({ maxLength: 5 }).map(encodeURIComponent),
    );
    const parameter = fc.tuple(fc.constantFrom(...privateParameters, 's_id', 'refName', 'x'), fc.string());
    fc.assert(
      fc.property(fc.array(part), fc.array(parameter), (parts, parameters) => {
        const query = new URLSearchParams(parameters).toString();
        const address = new URL(`${origin}/form/${parts.join('/')}?${query}`);
        removePrivateParts(address, '/form');
        expect(removePrivateParts(address, '/form')).toBe(false);
        const [head, ...rest] = address.pathname.slice('/form'.length).split('/').filter(Boolean);
        if (head === 'continue') expect(rest).toEqual([]);
        for (const name of privateParameters) expect(address.searchParams.has(name)).toBe(false);
      }),
      { numRuns: getRunCount(500) },
    );
  });
});
