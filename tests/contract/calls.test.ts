import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { stateNumber as state } from '../../src/domain/journey/states/progressStates';
import { contractHandlers, handlers } from '../backend/handlers';
import { loadStore, resetStore, serialiseStore, store } from '../backend/store';
import {
  callBackend,
  contractCalls,
  setControl,
  createFirstContact,
  submitForm,
  remainingAnswers,
  waitForDecision,
} from './client.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

it('has a handler for every call of the contract, and no other', () => {
  const handled = contractHandlers.map(({ info }) =>
    info.header.replace('*/api', '').replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(handled.toSorted()).toEqual(contractCalls.toSorted());
});

test.each([
  ['rejects a form of another site', { 'Content-Type': 'text/plain' }, 403],
  [
    'rejects a content type that forms can have',
    { 'Content-Type': 'text/plain', 'X-Requested-With': 'loan-application' },
    415,
  ],
  [
    'accepts a request of the application',
    { 'Content-Type': 'application/json', 'X-Requested-With': 'loan-application' },
    204,
  ],
])('%s', async (_what, headers, status) => {
  const address = 'https://anywhere.test/api/customer/email/unsubscribe?email=ana%40example.com';
  const response = await getResponse(
    [...handlers],
    new Request(address, { method: 'POST', headers, body: '{}' }),
  );
  expect(response?.status).toBe(status);
});

describe('an idempotency key', () => {
  const body = createFirstContact('ana@example.com');

  it('returns the same lead for the same body', async () => {
    const first = await callBackend('POST', '/v3/lead', body, { key: 's:1' });
    const again = await callBackend('POST', '/v3/lead', body, { key: 's:1' });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(Object.keys(store.leads)).toHaveLength(1);
  });

  it('returns the same lead for the same body with another captcha token', async () => {
    const tokens = [{ googleCaptchaToken: 'one' }, { googleCaptchaToken: 'two' }, {}];
    for (const token of tokens) {
      const created = await callBackend('POST', '/v3/lead', { ...body, ...token }, { key: 's:1' });
      expect(created.status).toBe(201);
    }
    expect(Object.keys(store.leads)).toHaveLength(1);
  });

  it('is rejected with another body', async () => {
    await callBackend('POST', '/v3/lead', body, { key: 's:1' });
    expect((await callBackend('POST', '/v3/lead', { ...body, amount: 3100 }, { key: 's:1' })).status).toBe(
      409,
    );
  });

  it('is required', async () => {
    expect((await callBackend('POST', '/v3/lead', body, { violates: 'request' })).status).toBe(400);
  });
});

describe('a link to continue', () => {
  it('returns the state of the lead and the names of known data points, but no personal value', async () => {
    const id = await submitForm('ana+never@example.com');
    const { status, body } = await callBackend('GET', `/v3/lead/url/${id}/continue`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, state: state('CHECKING'), lead: { amount: 3000, period: 12 } });
    expect(body['masked']).toEqual({ email: 'a***@e***.com', phoneNumber: '••• 78' });
    expect(body['given']).toEqual(expect.arrayContaining(['email', 'iban', 'first_name']));
    expect(JSON.stringify(body)).not.toMatch(/Ana|12345678Z|612345678|example|ES91/);
  });

  it.each([
    ['unknown', '/v3/lead/url/nobody/continue', 404],
    ['gone', '/v2/lead/url/gone-1/retargeting', 410],
    ['a property of the prototype', '/v3/lead/url/__proto__/continue', 404],
  ])('does not open a lead that is %s', async (_name, path, status) => {
    expect((await callBackend('GET', path)).status).toBe(status);
  });

  it('opens only with its own transaction', async () => {
    const affiliateReferenceParams = { attribute: 'partner', transactionId: 't-1' };
    const sent = { ...createFirstContact('ana@example.com'), affiliateReferenceParams };
    const { body } = await callBackend('POST', '/v3/lead', sent, { key: 's:1' });
    const link = `/v3/lead/url/${String(body['id'])}/abandonment`;
    expect((await callBackend('GET', `${link}?refTransactionId=t-1`)).status).toBe(200);
    expect((await callBackend('GET', link)).status).toBe(200);
    expect((await callBackend('GET', `${link}?refTransactionId=t-2`)).status).toBe(404);
  });

  it("does not open after the lead has expired by the server's clock", async () => {
    const id = await submitForm('ana@example.com');
    await setControl({ clockShift: 25 * 60 * 60 * 1000 });
    expect((await callBackend('GET', `/v3/lead/url/${id}/continue`)).status).toBe(410);
    expect(
      (await callBackend('PUT', '/v3/lead', { ...createFirstContact('ana@example.com'), id })).status,
    ).toBe(410);
    const later = await callBackend('GET', '/policies');
    expect(Date.parse(later.headers.get('Date') ?? '')).toBeGreaterThan(Date.now() + 24 * 60 * 60 * 1000);
  });
});

it('accepts a password that is long enough', async () => {
  const id = await submitForm('ana@example.com');
  const path = '/lead/customer/password';
  expect((await callBackend('POST', path, { id, password: 'a long enough one' })).status).toBe(204);
  expect((await callBackend('POST', path, { id, password: 'short' })).status).toBe(422);
});

it('accepts an affiliate event that has a name', async () => {
  const event = { event: 'visit', product: 'ondara', attribute: 'partner', subId: '7' };
  expect((await callBackend('POST', '/affiliate/event', event)).status).toBe(204);
  expect((await callBackend('POST', '/affiliate/event', {}, { violates: 'request' })).status).toBe(422);
});

it.each([
  ['ana@example.com', 204],
  ['ana+story@example.com', 204],
  ['ana', 422],
  ['ana@', 422],
  ['', 422],
])('responds to the unsubscription of %j with %d', async (email, status) => {
  const path = `/customer/email/unsubscribe?email=${encodeURIComponent(email)}`;
  expect((await callBackend('POST', path)).status).toBe(status);
});

it('responds with 404 to every call about an unknown lead', async () => {
  const bodies: readonly (readonly [string, string, object | undefined])[] = [
    ['PUT', '/lead', { id: 'x', product: 'default' }],
    ['GET', '/lead/status/x', undefined],
    ['POST', '/lead/continue/x', undefined],
    ['POST', '/lead/skip/x', undefined],
    ['GET', '/lead/x/redirect', undefined],
    ['POST', '/lead/sale', { id: 'x' }],
    ['POST', '/lead/customer/password', { id: 'x', password: 'a long enough one' }],
    ['GET', '/customer/x/consents', undefined],
    ['POST', '/lead/mobile/verification', { id: 'x', code: '1234' }],
    ['PUT', '/lead/offer/update-provident-offer', { id: 'x', amount: 1000, period: 12 }],
  ];
  for (const [method, path, body] of bodies) expect((await callBackend(method, path, body)).status).toBe(404);
});

describe('a stored file', () => {
  it('restores the leads of the last run', async () => {
    const id = await submitForm('ana+vehicle@example.com');
    const text = serialiseStore();
    resetStore();
    loadStore(text);
    expect((await waitForDecision(id)).body['state']).toBe(state('VEHICLE'));
    expect(
      (
        await callBackend('PUT', '/v3/lead', {
          ...createFirstContact('ana@example.com'),
          ...remainingAnswers,
          id,
        })
      ).status,
    ).toBe(200);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"leads":{"a":{}}}',
    '{"format":4,"leads":{"a":{"id":1}},"responses":{},"rejections":{}}',
  ])('is ignored if it is %j', (text) => {
    loadStore(text);
    expect(store.leads).toEqual({});
  });
});
