import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope';
import { runs } from '../testing/runs';

describe('an answer about a lead', () => {
  it('is taken whole when it is right', () => {
    const answer = {
      id: 'a1',
      state: 10,
      leadStatus: 'positive',
      expiresAt: '2026-11-21T10:00:00.000Z',
      application: { status: 'accepted', offerId: 'o1', partner: { name: 'Lender' } },
      dataPoints: ['iban', 'not_yet_invented'],
      redirect: { url: 'https://partner.example', method: 'POST', params: { a: '1' } },
    };
    expect(readEnvelope(answer)).toEqual({
      id: 'a1',
      state: 10,
      leadStatus: 'positive',
      expiresAt: '2026-11-21T10:00:00.000Z',
      status: 'accepted',
      offerId: 'o1',
      partnerName: 'Lender',
      dataPoints: ['iban', 'not_yet_invented'],
      redirect: { url: 'https://partner.example', method: 'POST', params: { a: '1' } },
    });
  });

  it.each([
    ['an array whose last item is current', [0, 6], 6],
    ['a number as text', '13', 13],
    ['an unknown number', 99, 99],
    ['words', 'CHECKING', undefined],
    ['an empty array', [], undefined],
    ['an object', {}, undefined],
    ['nothing', undefined, undefined],
    ['a fraction', 1.5, undefined],
  ])('names its state by %s', (_name, state, expected) => {
    expect(readEnvelope({ state }).state).toBe(expected);
  });

  it.each([null, 3, 'text', [], { id: 5, application: 'x', redirect: { url: 7 }, dataPoints: {} }])(
    'of another shape is empty: %j',
    (answer) => {
      expect(readEnvelope(answer)).toEqual({});
    },
  );

  it.each([
    [
      'a number among the parameters becomes text',
      { params: { lead: 7, open: true } },
      { params: { lead: '7', open: 'true' } },
    ],
    [
      'a parameter of another shape costs no other',
      { params: { lead: '7', list: [1] } },
      { params: { lead: '7' } },
    ],
    ['a method is read in any case', { method: 'post' }, { method: 'POST' }],
    ['another method is none', { method: 'PUT' }, { method: 'GET' }],
  ])('of its redirect, %s (8.14)', (_case, told, expected) => {
    const url = 'https://partner.example';
    expect(readEnvelope({ redirect: { url, ...told } }).redirect).toEqual({
      url,
      method: 'GET',
      params: {},
      ...expected,
    });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (answer) => {
        readEnvelope(answer);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
