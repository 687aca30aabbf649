import { describe, expect, it } from 'vitest';
import { callsOf, callsSource } from './contractCalls';

const answered = { '200': { $ref: '#/components/responses/Envelope' }, '404': { description: 'Unknown.' } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const contractOf = (paths: object, schemas: object = {}) => ({
  openapi: '3.1.0',
  paths,
  components: { schemas, responses: {} },
});
const rowsOf = (paths: object, schemas: object = {}) =>
  Object.fromEntries(callsOf(contractOf(paths, schemas)));

describe('the table of calls', () => {
  it('has a row for each operation, in the order of the contract', () => {
    const calls = callsOf(
      contractOf({
        '/lead/{id}': { get: { operationId: 'leadStatus', responses: answered } },
        '/customer/{id}/consents': {
          put: {
            operationId: 'putConsents',
            requestBody: json({}),
            responses: { '200': { $ref: '#/components/responses/ChoicesByChoice' } },
          },
          get: { operationId: 'consents', responses: { '200': { $ref: '#/components/responses/Consents' } } },
        },
        '/unsubscribe': {
          post: {
            operationId: 'unsubscribe',
            responses: { '204': { $ref: '#/components/responses/Nothing' } },
          },
        },
      }),
    );
    expect([...calls]).toEqual([
      ['leadStatus', { method: 'GET', path: '/lead/{id}', answers: 'envelope' }],
      ['consents', { method: 'GET', path: '/customer/{id}/consents', answers: 'consents' }],
      [
        'putConsents',
        { method: 'PUT', path: '/customer/{id}/consents', body: 'json', answers: 'choicesByChoice' },
      ],
      ['unsubscribe', { method: 'POST', path: '/unsubscribe', answers: 'nothing' }],
    ]);
  });

  it('has no row for another path of a call', () => {
    const rows = rowsOf({
      '/lead': { post: { operationId: 'postLead', 'x-configured': 'leadPath', responses: answered } },
      '/v3/lead': { post: { operationId: 'postLeadV3', 'x-variant-of': 'postLead', responses: answered } },
    });
    expect(rows).toEqual({
      postLead: { method: 'POST', path: '/lead', configured: 'leadPath', answers: 'envelope' },
    });
  });

  it.each([
    ['asks for it', { properties: { product: {}, id: {} } }, true],
    ['is named and asks for it', { $ref: '#/components/schemas/Event' }, true],
    ['has a part that asks for it', { allOf: [{ properties: {} }, { properties: { product: {} } }] }, true],
    ['has a named part that asks for it', { $ref: '#/components/schemas/LeadToSend' }, true],
    ['has no such field', { properties: { id: {}, products: {} } }, undefined],
    ['is named and has no such field', { $ref: '#/components/schemas/OnlyId' }, undefined],
  ])('adds the product to a body that %s (and to no other)', (_what, schema, withProduct) => {
    const rows = rowsOf(
      { '/event': { post: { operationId: 'event', requestBody: json(schema), responses: answered } } },
      {
        Event: { properties: { product: {} } },
        LeadToSend: { allOf: [{ $ref: '#/components/schemas/OnlyId' }, { properties: { product: {} } }] },
        OnlyId: { properties: { id: {} } },
      },
    );
    expect(rows['event']?.withProduct).toBe(withProduct);
  });

  it('tells a form from JSON', () => {
    const requestBody = { content: { 'multipart/form-data': { schema: {} } } };
    const rows = rowsOf({ '/upload': { post: { operationId: 'upload', requestBody, responses: answered } } });
    expect(rows['upload']?.body).toBe('multipart');
  });

  it('tells how long an answer may take where that is not as usual', () => {
    const operation = (name: string, limit?: 'none' | number) => ({
      get: {
        operationId: name,
        responses: answered,
        ...(limit === undefined ? {} : { 'x-time-limit': limit }),
      },
    });
    const rows = rowsOf({ '/a': operation('a'), '/b': operation('b', 'none'), '/c': operation('c', 120) });
    expect(Object.values(rows).map(({ timeLimit }) => timeLimit)).toEqual([undefined, 'none', 120]);
  });

  it('is written one line a call', () => {
    const calls = callsOf(
      contractOf(
        {
          '/event': {
            post: {
              operationId: 'event',
              requestBody: json({ properties: { product: {} } }),
              responses: answered,
            },
          },
        },
        {},
      ),
    );
    expect(callsSource(calls)).toContain(
      "\n  event: { method: 'POST', path: '/event', body: 'json', withProduct: true, answers: 'envelope' },\n",
    );
  });
});

describe('a contract is refused', () => {
  const get = (operation: object) => ({ '/a': { get: operation } });
  it.each([
    ['with an operation without a name', get({ responses: answered }), 'operationId'],
    [
      'with two operations of one name',
      {
        '/a': { get: { operationId: 'a', responses: answered } },
        '/b': { get: { operationId: 'a', responses: answered } },
      },
      'Two operations are named a.',
    ],
    [
      'with a variant of nothing',
      get({ operationId: 'aV2', 'x-variant-of': 'a', responses: answered }),
      'aV2 is a variant of a',
    ],
    ['with an answer without a name', get({ operationId: 'a', responses: { '200': {} } }), 'a needs one 2xx'],
    ['with no answer', get({ operationId: 'a', responses: { '404': {} } }), 'a needs one 2xx answer'],
    [
      'with two answers',
      get({
        operationId: 'a',
        responses: {
          '200': { $ref: '#/components/responses/Envelope' },
          '204': { $ref: '#/components/responses/Nothing' },
        },
      }),
      'a needs one 2xx answer',
    ],
    [
      'with a setting that does not exist',
      get({ operationId: 'a', 'x-configured': 'otherPath', responses: answered }),
      'otherPath',
    ],
    ['with a time that is none', get({ operationId: 'a', 'x-time-limit': 0, responses: answered }), '>=1'],
    ['with another method', { '/a': { delete: { operationId: 'a', responses: answered } } }, 'delete'],
  ])('%s', (_what, paths, reason) => {
    expect(() => callsOf(contractOf(paths))).toThrow(reason);
  });
});
