import { describe, expect, it } from 'vitest';
import { readContractCalls, renderCallsSource } from './contractCalls';

const answered = { '200': { $ref: '#/components/responses/Envelope' }, '404': { description: 'Unknown.' } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const contractOf = (paths: object, schemas: object = {}) => ({
  openapi: '3.1.0',
  paths,
  components: { schemas, responses: {} },
});
const rowsOf = (paths: object, schemas: object = {}) =>
  Object.fromEntries(readContractCalls(contractOf(paths, schemas)));

describe('readContractCalls', () => {
  it('returns a row for each operation in the order of the contract', () => {
    const calls = readContractCalls(
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
      ['leadStatus', { method: 'GET', path: '/lead/{id}', response: 'envelope' }],
      ['consents', { method: 'GET', path: '/customer/{id}/consents', response: 'consents' }],
      [
        'putConsents',
        { method: 'PUT', path: '/customer/{id}/consents', body: 'json', response: 'choicesByChoice' },
      ],
      ['unsubscribe', { method: 'POST', path: '/unsubscribe', response: 'nothing' }],
    ]);
  });

  it('returns no row for a variant of a call', () => {
    const rows = rowsOf({
      '/lead': { post: { operationId: 'postLead', 'x-configured': 'leadPath', responses: answered } },
      '/v3/lead': { post: { operationId: 'postLeadV3', 'x-variant-of': 'postLead', responses: answered } },
    });
    expect(rows).toEqual({
      postLead: { method: 'POST', path: '/lead', configured: 'leadPath', response: 'envelope' },
    });
  });

  it.each([
    ['has this field', { properties: { product: {}, id: {} } }, true],
    ['is named and has this field', { $ref: '#/components/schemas/Event' }, true],
    ['has a part with this field', { allOf: [{ properties: {} }, { properties: { product: {} } }] }, true],
    ['has a named part with this field', { $ref: '#/components/schemas/LeadToSend' }, true],
    ['has no such field', { properties: { id: {}, products: {} } }, undefined],
    ['is named and has no such field', { $ref: '#/components/schemas/OnlyId' }, undefined],
  ])('adds the product only to a body with this field: a body that %s', (_what, schema, withProduct) => {
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

  it('recognizes a multipart body', () => {
    const requestBody = { content: { 'multipart/form-data': { schema: {} } } };
    const rows = rowsOf({ '/upload': { post: { operationId: 'upload', requestBody, responses: answered } } });
    expect(rows['upload']?.body).toBe('multipart');
  });

  it('reads the time limit of a response', () => {
    const operation = (name: string, limit?: 'none' | number) => ({
      get: {
        operationId: name,
        responses: answered,
        ...(limit === undefined ? {} : { 'x-time-limit': limit }),
      },
    });
    const rows = rowsOf({ '/a': operation('a'), '/b': operation('b', 'none'), '/c': operation('c', 120) });
    expect(Object.values(rows).map(({ timeLimitSeconds }) => timeLimitSeconds)).toEqual([
      undefined,
      'none',
      120,
    ]);
  });

  it('renders one line per call', () => {
    const calls = readContractCalls(
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
    expect(renderCallsSource(calls)).toContain(
      "\n  event: { method: 'POST', path: '/event', body: 'json', withProduct: true, response: 'envelope' },\n",
    );
  });
});

describe('an invalid contract', () => {
  const get = (operation: object) => ({ '/a': { get: operation } });
  it.each([
    ['an operation without an id', get({ responses: answered }), 'operationId'],
    [
      'two operations with the same id',
      {
        '/a': { get: { operationId: 'a', responses: answered } },
        '/b': { get: { operationId: 'a', responses: answered } },
      },
      'Two operations are named a.',
    ],
    [
      'a variant of an unknown operation',
      get({ operationId: 'aV2', 'x-variant-of': 'a', responses: answered }),
      'aV2 is a variant of a',
    ],
    ['an unnamed response', get({ operationId: 'a', responses: { '200': {} } }), 'a needs exactly one 2xx'],
    ['no response', get({ operationId: 'a', responses: { '404': {} } }), 'a needs exactly one 2xx response'],
    [
      'two responses',
      get({
        operationId: 'a',
        responses: {
          '200': { $ref: '#/components/responses/Envelope' },
          '204': { $ref: '#/components/responses/Nothing' },
        },
      }),
      'a needs exactly one 2xx response',
    ],
    [
      'an unknown setting',
      get({ operationId: 'a', 'x-configured': 'otherPath', responses: answered }),
      'otherPath',
    ],
    ['an invalid time limit', get({ operationId: 'a', 'x-time-limit': 0, responses: answered }), '>=1'],
    ['an unknown method', { '/a': { delete: { operationId: 'a', responses: answered } } }, 'delete'],
  ])('is rejected: %s', (_what, paths, reason) => {
    expect(() => readContractCalls(contractOf(paths))).toThrow(reason);
  });
});
