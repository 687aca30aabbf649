import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope';
import { getRunCount } from '../testing/propertyTests';

describe('readEnvelope', () => {
  it('reads a valid response whole', () => {
    const response = {
      id: 'a1',
      state: 10,
      stateVersion: 'v1',
      leadStatus: 'positive',
      expiresAt: '2026-11-21T10:00:00.000Z',
      application: { status: 'accepted', offerId: 'o1', partner: { name: 'Lender' } },
      dataPoints: ['iban', 'not_yet_invented'],
      redirect: { url: 'https://partner.example', method: 'POST', params: { a: '1' } },
    };
    expect(readEnvelope(response)).toEqual({
      id: 'a1',
      state: 10,
      stateVersion: 'v1',
      leadStatus: 'positive',
      expiresAt: '2026-11-21T10:00:00.000Z',
      status: 'accepted',
      offerId: 'o1',
      partnerName: 'Lender',
      dataPoints: ['iban', 'not_yet_invented'],
      redirect: { url: 'https://partner.example', method: 'POST', params: { a: '1' } },
    });
  });

  it('takes no array for an object', () => {
    expect(readEnvelope({ stepData: ['offer'], application: [{ status: 'accepted' }] })).toEqual({});
    expect(readEnvelope([{ state: 10 }])).toEqual({});
  });

  it.each([
    ['an array whose last item is current', [0, 6], 6],
    ['a number as text', '13', 13],
    ['an unknown number', 99, 99],
    ['a number below zero, which no release knows', -1, -1],
    ['a text below zero', '-1', -1],
    ['a number above the table', 42_000, 42_000],
    ['words', 'CHECKING', undefined],
    ['an empty array', [], undefined],
    ['an object', {}, undefined],
    ['nothing', undefined, undefined],
    ['a fraction', 1.5, undefined],
  ])('reads the state from %s', (_name, state, expected) => {
    expect(readEnvelope({ state }).state).toBe(expected);
  });

  it.each([
    ['a word', 'v1', 'v1'],
    ['a word of 200 characters', 'v'.repeat(200), 'v'.repeat(200)],
    ['a word that is too long', 'v'.repeat(201), undefined],
    ['an empty word', '', undefined],
    ['a number', 7, undefined],
    ['null', null, undefined],
    ['a list', ['v1'], undefined],
  ])('reads the version of the state from %s', (_name, stateVersion, expected) => {
    expect(readEnvelope({ state: 6, stateVersion }).stateVersion).toBe(expected);
  });

  it.each([null, 3, 'text', [], { id: 5, application: 'x', redirect: { url: 7 }, dataPoints: {} }])(
    'returns an empty envelope for %j',
    (response) => {
      expect(readEnvelope(response)).toEqual({});
    },
  );

  it.each([
    [
      'converts its parameters to text',
      { params: { lead: 7, open: true } },
      { params: { lead: '7', open: 'true' } },
    ],
    [
      'drops a parameter of another shape alone',
      { params: { lead: '7', list: [1] } },
      { params: { lead: '7' } },
    ],
    ['accepts its method in any case', { method: 'post' }, { method: 'POST' }],
    ['replaces an unknown method by GET', { method: 'PUT' }, { method: 'GET' }],
  ])('reads a redirect and %s', (_case, parts, expected) => {
    const url = 'https://partner.example';
    expect(readEnvelope({ redirect: { url, ...parts } }).redirect).toEqual({
      url,
      method: 'GET',
      params: {},
      ...expected,
    });
  });

  it.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'])(
    'reads a redirect’s parameter with the name %s',
    (name) => {
      const response: unknown = JSON.parse(
        `{"redirect":{"url":"https://partner.example","params":{"${name}":"1","last":2}}}`,
      );
      expect(Object.entries(readEnvelope(response).redirect?.params ?? {})).toEqual([
        [name, '1'],
        ['last', '2'],
      ]);
    },
  );

  it('never throws for any value', { tags: ['A5', 'B11'] }, () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (response) => {
        readEnvelope(response);
      }),
      { numRuns: getRunCount(2_000) },
    );
  });
});
