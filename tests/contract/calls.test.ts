import { beforeEach, describe, expect, it } from 'vitest';
import { stateNumber as state } from '../../src/domain/journey/states/progressStates';
import { contractHandlers } from '../backend/handlers';
import { createLead } from '../backend/leads';
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

/** What `scripts/conformance` asks of every back end, the reference back end included, has no tests here. */

beforeEach(() => resetStore({ slowness: 0 }));

it('has a handler for every call of the contract, and no other', () => {
  const handled = contractHandlers.map(({ info }) =>
    info.header.replace('*/api', '').replaceAll(/:(\w+)/g, '{$1}'),
  );
  expect(handled.toSorted()).toEqual(contractCalls.toSorted());
});

describe('the ids of events', () => {
  const contact = createFirstContact('ana@example.com');
  const eventIds = { Lead: 'a'.repeat(64), CompleteRegistration: 'b'.repeat(64) };

  it('are kept with a create and an update', async () => {
    const { body } = await callBackend('POST', '/v3/lead', { ...contact, eventIds }, { key: 's:1' });
    const id = String(body['id']);
    expect(store.leads[id]?.body['eventIds']).toEqual(eventIds);
    const next = { ...eventIds, Reject: 'c'.repeat(64) };
    await callBackend('PUT', '/v3/lead', { id, product: 'ondara', eventIds: next });
    expect(store.leads[id]?.body['eventIds']).toEqual(next);
  });

  it('are hashes', async () => {
    const body = { ...contact, eventIds: { Lead: 'ana@example.com' } };
    const { status } = await callBackend('POST', '/v3/lead', body, { key: 's:1', violates: 'request' });
    expect(status).toBe(201);
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

describe('an appeal', () => {
  const path = '/lead/appeal';
  const readRejection = ({ body }: { readonly body: object }) =>
    ('stepData' in body ? Object(body.stepData) : {}).rejection;

  it('is named with its time in each response, and a second one counts no more', async () => {
    const id = await submitForm('ana+rejected@example.com');
    expect(readRejection(await waitForDecision(id))).toEqual({
      isAutomated: true,
      registers: ['CIRBE'],
      appeals: [{ kind: 'explanation' }, { kind: 'statement' }, { kind: 'review' }],
    });
    const sent = await callBackend('POST', path, { id, kind: 'review' });
    const review = { kind: 'review', sentAt: expect.any(String) };
    expect(sent.body['state']).toBe(state('REJECTED'));
    expect(readRejection(sent).appeals).toContainEqual(review);
    await setControl({ clockShift: 60_000 });
    const again = await callBackend('POST', path, { id, kind: 'review' });
    expect(readRejection(again)).toEqual(readRejection(sent));
    expect(readRejection(await callBackend('GET', `/lead/status/${id}`))).toEqual(readRejection(sent));
  });

  it('with a statement needs a text of 2000 characters at most', async () => {
    const id = await submitForm('ana+rejected@example.com');
    await waitForDecision(id);
    const send = (body: object, violates?: 'request') =>
      callBackend('POST', path, { id, kind: 'statement', ...body }, violates && { violates });
    expect((await send({})).body).toEqual({ errors: { text: 'required' } });
    expect((await send({ text: 'x'.repeat(2001) }, 'request')).body).toEqual({
      errors: { text: 'too_long' },
    });
    expect((await send({ text: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('changes nothing in another state', async () => {
    const id = await submitForm('ana+never@example.com');
    const { body } = await callBackend('POST', path, { id, kind: 'review' });
    expect(body['state']).toBe(state('CHECKING'));
    expect(store.leads[id]?.appeals).toEqual({});
  });

  it('is not offered for a lead that is declined', async () => {
    const id = await submitForm('ana+declined@example.com');
    expect(readRejection(await waitForDecision(id))).toBeUndefined();
  });
});

describe('a withdrawal from a brokerage contract', () => {
  const path = '/lead/brokerage/withdrawal';
  const policies = [
    { id: 'brokerage_contract', version: '1', given: true, givenAt: '2026-11-20T10:00:00.000Z' },
  ];
  const conclude = () => createLead('dynamic', { policies }).id;
  const dayMs = 24 * 60 * 60 * 1000;

  it('needs the code, keeps its first time, and is named by the link after the lead has expired', async () => {
    const id = conclude();
    const wrong = await callBackend('POST', path, { id, code: '0000' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { code: 'not_accepted' } } });
    await setControl({ clockShift: 13 * dayMs });
    const sent = await callBackend('POST', path, { id, code: '1234' });
    expect(sent.body).toMatchObject({ isWithdrawable: false, withdrawnAt: expect.any(String) });
    await setControl({ clockShift: 15 * dayMs });
    expect((await callBackend('POST', path, { id, code: '0000' })).body).toEqual(sent.body);
    const link = await callBackend('GET', `/v3/lead/url/${id}/continue`);
    expect(link.body['brokerage']).toEqual(sent.body);
  });

  it('is too late after fourteen days, and locks with the third wrong code', async () => {
    const id = conclude();
    for (const code of ['1', '2']) await callBackend('POST', path, { id, code });
    expect((await callBackend('POST', path, { id, code: '3' })).status).toBe(429);
    expect((await callBackend('POST', path, { id, code: '1234' })).status).toBe(429);
    await setControl({ clockShift: 14 * dayMs + 1000 });
    const late = await callBackend('POST', path, { id, code: '1234' });
    expect(late).toMatchObject({ status: 422, body: { errors: { brokerage: 'too_late' } } });
  });

  it('is refused without a contract', async () => {
    const { id } = createLead('dynamic', {});
    const { body } = await callBackend('POST', path, { id, code: '1234' });
    expect(body).toEqual({ errors: { brokerage: 'unknown' } });
  });
});

describe('the stages of an application', () => {
  const path = '/lead/stages';
  const dayMs = 24 * 60 * 60 * 1000;
  const end = async (story = 'ana+rejected@example.com') => {
    const id = await submitForm(story);
    await waitForDecision(id);
    return id;
  };
  const readStages = async (id: string) =>
    (await callBackend('GET', `/v3/lead/url/${id}/continue`)).body['stages'];
  const listKinds = (stages: unknown) =>
    Array.isArray(stages) ? stages.map(({ kind }: { kind: string }) => kind) : stages;

  it('are told by the link after an end, with the times of the states', async () => {
    const open = await submitForm('ana+never@example.com');
    expect(await readStages(open)).toBeUndefined();
    expect(listKinds(await readStages(await end()))).toEqual([
      'sent',
      'rejected',
      'kept',
      'documents',
      'review',
      'consents',
      'deletion',
    ]);
  });

  it.each([
    ['review', 'review_asked'],
    ['consents', 'consents_withdrawn'],
    ['deletion', 'deleted'],
  ])('keep the request %s with its time, and leave it open no more', async (kind, listed) => {
    const id = await end();
    const wrong = await callBackend('POST', path, { id, kind, code: '0000' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { code: 'not_accepted' } } });
    expect(listKinds(await readStages(id))).not.toContain(listed);
    const sent = await callBackend('POST', path, { id, kind, code: '1234' });
    await setControl({ clockShift: 60_000 });
    expect((await callBackend('POST', path, { id, kind, code: '0000' })).body).toEqual(sent.body);
    expect(await readStages(id)).toEqual(sent.body['stages']);
    expect(listKinds(sent.body['stages'])).toContain(listed);
    expect(listKinds(sent.body['stages'])).not.toContain(kind);
  });

  it('are not asked for what is not open, and lock with the third wrong code', async () => {
    const id = await end('ana+thank-you@example.com');
    const review = await callBackend('POST', path, { id, kind: 'review', code: '1234' });
    expect(review.body).toEqual({ errors: { kind: 'not_accepted' } });
    for (const code of ['1', '2']) await callBackend('POST', path, { id, kind: 'deletion', code });
    expect((await callBackend('POST', path, { id, kind: 'deletion', code: '3' })).status).toBe(429);
    expect((await callBackend('POST', path, { id, kind: 'deletion', code: '1234' })).status).toBe(429);
  });

  it('are told after the application has expired, until its deletion', async () => {
    const id = await end();
    await setControl({ clockShift: 89 * dayMs });
    expect(await readStages(id)).toBeDefined();
    expect((await callBackend('POST', path, { id, kind: 'deletion', code: '1234' })).status).toBe(200);
    await setControl({ clockShift: 118 * dayMs });
    expect(listKinds(await readStages(id))).toEqual(['sent', 'rejected', 'deleted']);
    await setControl({ clockShift: 120 * dayMs });
    expect((await callBackend('GET', `/v3/lead/url/${id}/continue`)).status).toBe(410);
  });
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
