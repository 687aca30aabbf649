import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContinueLink } from './continueLink';
import { personalParameters } from './privateAddress';

const readLink = (query: string) => readContinueLink(`continue/lead-1?${query}`);

describe('a continue link', () => {
  it.each([
    ['', { urlType: 'continue' }],
    ['urlType=abandonment&refTransactionId=t', { urlType: 'abandonment', refTransactionId: 't' }],
    ['s_id=s', { urlType: 'continue', refTransactionId: 's' }],
    ['refTransactionId=', { urlType: 'continue' }],
    ['refTransactionId=a&refTransactionId=b', { urlType: 'continue' }],
    ['urlType=other', { urlType: 'continue' }],
    ['urlType=retargeting&urlType=abandonment', { urlType: 'continue' }],
  ])('reads "%s" by the same rules as other addresses', (query, expected) => {
    expect(readLink(query)).toMatchObject(expected);
  });

  it.each([
    ['refName=shop&utm_source=mail&x=1', { refName: 'shop', utm_source: 'mail', x: '1' }],
    ['urlType=abandonment&refTransactionId=t&s_id=s', { urlType: 'abandonment', s_id: 's' }],
    ['x=1&x=2&y=&z=%00&refName=%20shop%20', { refName: 'shop' }],
    ['x=1&amp;x=1&amp;utm_source=mail&y={{id}}', { x: '1', utm_source: 'mail' }],
    ['email=ana%40example.com&firstName=Ana&lastName=Mar&phoneNumber=612345678', {}],
    ['__proto__=1&=2', { ['__proto__']: '1' }],
  ])('forwards the other parameters of "%s" without personal data', (query, others) => {
    expect(readLink(query).others).toEqual(others);
  });

  it('has no transaction if it names none', () => {
    expect(readLink('')).not.toHaveProperty('refTransactionId');
  });

  it('never forwards personal, repeated or empty parameters', () => {
    const names = fc.oneof(fc.constantFrom(...personalParameters, 'refName', 'x'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { others } = readLink(new URLSearchParams(pairs).toString());
        for (const [name, value] of Object.entries(others)) {
          expect(personalParameters).not.toContain(name);
          expect(new Set(pairs.flatMap(([given, text]) => (given === name ? [text] : []))).size).toBe(1);
          expect(value.trim()).not.toBe('');
        }
      }),
    );
  });

  it.each([
    ['continue/lead-1', 'lead-1'],
    ['//continue//lead-1/', 'lead-1'],
    ['continue/lead-1?id=lead-2', 'lead-1'],
    ['continue/%3Cb', '%3Cb'],
    ['continue/lead-1/more', 'lead-1/more'],
    ['continue', ''],
    ['continue?urlType=abandonment', ''],
    ['', ''],
    ...[
      '.',
      ')',
      ').',
      ',',
      '>',
      '%3E',
      '%20',
      '%22',
      '%29.',
      "'",
      '*',
      '%E2%80%9D',
      '%C2%A0',
      '%0A',
      '/.',
      '%2A',
      '|',
      '%60',
      '=',
      '=20',
      '%E2%80%A6',
      '%EF%BB%BF',
      '%C2%AD',
    ].map((end): [string, string] => [`continue/lead-1${end}`, 'lead-1']),
    ['continue/lead-1&utm_source=mail', 'lead-1'],
    ['continue/lead-1&amp;utm_source=mail?urlType=abandonment', 'lead-1'],
    ['continue/lead-1%3Futm_source=mail', 'lead-1'],
    ['continue/lead-1%26utm_source=mail', 'lead-1'],
    ['continue/lead-1;utm_source=mail', 'lead-1'],
    ['continue/lead-1%23top', 'lead-1'],
    ['continue/lead-1.&utm_source=mail', 'lead-1'],
  ])('"%s" names the lead "%s"', (address, id) => {
    expect(readContinueLink(address).id).toBe(id);
  });

  it.each([
    'continue/lead-1&utm_source=mail&urlType=abandonment',
    'continue/lead-1&amp;utm_source=mail&amp;urlType=abandonment',
    'continue/lead-1%3Futm_source=mail?urlType=abandonment',
    'continue/lead-1%26utm_source=mail&urlType=abandonment',
    'continue/lead-1%26amp%3Butm_source=mail&urlType=abandonment',
    'continue/lead-1;utm_source=mail?urlType=abandonment',
    'continue/lead-1&utm_source=mail?urlType=abandonment',
  ])('"%s" has the parameters behind the id', (address) => {
    expect(readContinueLink(address)).toEqual({
      id: 'lead-1',
      urlType: 'abandonment',
      others: { utm_source: 'mail', urlType: 'abandonment' },
    });
  });
});
