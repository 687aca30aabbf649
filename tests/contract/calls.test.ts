import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { stateNumber as state } from '../../src/domain/journey/states/progressStates';
import { contractHandlers, handlers } from '../backend/handlers';
import { loadStore, resetStore, serialiseStore, store } from '../backend/store';
import {
  call,
  contractCalls,
  control,
  firstContact,
  submitForm,
  theRest,
  waitForDecision,
} from './visitor.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

it('every call of the contract has its handler, and every handler its call', () => {
  const handled = contractHandlers.map(({ info }) =>
    info.header.replace('*/api', '').replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(handled.toSorted()).toEqual(contractCalls.toSorted());
});

test.each([
  ['of a form of another site', { 'Content-Type': 'text/plain' }, 403],
  [
    'with a type that forms have',
    { 'Content-Type': 'text/plain', 'X-Requested-With': 'loan-application' },
    415,
  ],
  [
    'as the application sends it',
    { 'Content-Type': 'application/json', 'X-Requested-With': 'loan-application' },
    204,
  ],
])('a change %s', async (_what, headers, status) => {
  const address = 'https://anywhere.test/api/customer/email/unsubscribe?email=ana%40example.com';
  const answer = await getResponse(
    [...handlers],
    new Request(address, { method: 'POST', headers, body: '{}' }),
  );
  expect(answer?.status).toBe(status);
});

describe('an idempotency key', () => {
  const body = firstContact('ana@example.com');

  it('answers the same lead for the same body', async () => {
    const first = await call('POST', '/v3/lead', body, { key: 's:1' });
    const again = await call('POST', '/v3/lead', body, { key: 's:1' });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(Object.keys(store.leads)).toHaveLength(1);
  });

  it('answers the same lead for the same body with another token of the captcha', async () => {
    const tokens = [{ googleCaptchaToken: 'one' }, { googleCaptchaToken: 'two' }, {}];
    for (const token of tokens) {
      const created = await call('POST', '/v3/lead', { ...body, ...token }, { key: 's:1' });
      expect(created.status).toBe(201);
    }
    expect(Object.keys(store.leads)).toHaveLength(1);
  });

  it('refuses another body', async () => {
    await call('POST', '/v3/lead', body, { key: 's:1' });
    expect((await call('POST', '/v3/lead', { ...body, amount: 3100 }, { key: 's:1' })).status).toBe(409);
  });

  it('must be there', async () => {
    expect((await call('POST', '/v3/lead', body, { breaks: 'request' })).status).toBe(400);
  });
});

describe('a link to continue', () => {
  it('tells where the lead stands, what is known by name, and no personal value', async () => {
    const id = await submitForm('ana+never@example.com');
    const { status, body } = await call('GET', `/v3/lead/url/${id}/continue`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, state: state('CHECKING'), lead: { amount: 3000, period: 12 } });
    expect(body['masked']).toEqual({ email: 'a***@e***.com', phoneNumber: '••• 78' });
    expect(body['given']).toEqual(expect.arrayContaining(['email', 'iban', 'first_name']));
    expect(JSON.stringify(body)).not.toMatch(/Ana|12345678Z|612345678|example|ES91/);
  });

  it.each([
    ['unknown', '/v3/lead/url/nobody/continue', 404],
    ['gone', '/v2/lead/url/gone-1/retargeting', 410],
    ['prototype’s', '/v3/lead/url/__proto__/continue', 404],
  ])('is refused for an %s lead', async (_name, path, status) => {
    expect((await call('GET', path)).status).toBe(status);
  });

  it('opens with its own transaction alone', async () => {
    const affiliateReferenceParams = { attribute: 'partner', transactionId: 't-1' };
    const sent = { ...firstContact('ana@example.com'), affiliateReferenceParams };
    const { body } = await call('POST', '/v3/lead', sent, { key: 's:1' });
    const link = `/v3/lead/url/${String(body['id'])}/abandonment`;
    expect((await call('GET', `${link}?refTransactionId=t-1`)).status).toBe(200);
    expect((await call('GET', link)).status).toBe(200);
    expect((await call('GET', `${link}?refTransactionId=t-2`)).status).toBe(404);
  });

  it("is over when the lead has expired by the server's clock", async () => {
    const id = await submitForm('ana@example.com');
    await control({ clockShift: 25 * 60 * 60 * 1000 });
    expect((await call('GET', `/v3/lead/url/${id}/continue`)).status).toBe(410);
    expect((await call('PUT', '/v3/lead', { ...firstContact('ana@example.com'), id })).status).toBe(410);
    const again = await call('GET', '/policies');
    expect(Date.parse(again.headers.get('Date') ?? '')).toBeGreaterThan(Date.now() + 24 * 60 * 60 * 1000);
  });
});

it('a password is taken when it is long enough', async () => {
  const id = await submitForm('ana@example.com');
  const path = '/lead/customer/password';
  expect((await call('POST', path, { id, password: 'a long enough one' })).status).toBe(204);
  expect((await call('POST', path, { id, password: 'short' })).status).toBe(422);
});

it('an affiliate event is taken when it has a name', async () => {
  const event = { event: 'visit', product: 'ondara', attribute: 'partner', subId: '7' };
  expect((await call('POST', '/affiliate/event', event)).status).toBe(204);
  expect((await call('POST', '/affiliate/event', {}, { breaks: 'request' })).status).toBe(422);
});

it.each([
  ['ana@example.com', 204],
  ['ana+story@example.com', 204],
  ['ana', 422],
  ['ana@', 422],
  ['', 422],
])('unsubscribing %j answers %d', async (email, status) => {
  const path = `/customer/email/unsubscribe?email=${encodeURIComponent(email)}`;
  expect((await call('POST', path)).status).toBe(status);
});

it('a lead that is unknown is answered so by every call that names one', async () => {
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
  for (const [method, path, body] of bodies) expect((await call(method, path, body)).status).toBe(404);
});

describe('what is kept between runs', () => {
  it('goes on where it stood', async () => {
    const id = await submitForm('ana+vehicle@example.com');
    const text = serialiseStore();
    resetStore();
    loadStore(text);
    expect((await waitForDecision(id)).body['state']).toBe(state('VEHICLE'));
    expect(
      (await call('PUT', '/v3/lead', { ...firstContact('ana@example.com'), ...theRest, id })).status,
    ).toBe(200);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"leads":{"a":{}}}',
    '{"format":2,"leads":{"a":{"id":1}},"answers":{},"refused":{}}',
  ])('is not believed when it is %j', (text) => {
    loadStore(text);
    expect(store.leads).toEqual({});
  });
});
