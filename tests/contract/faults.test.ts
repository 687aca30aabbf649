import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend } from '../backend/node';
import { serve } from '../backend/serve';
import { resetStore, store } from '../backend/store';
import { callBackend, setControl, createFirstContact, submitForm } from './client.fixture';

const email = 'ana@example.com';
const create = () =>
  callBackend('POST', '/v3/lead', createFirstContact(email), { key: 's:1', violates: 'response' });

beforeEach(() => resetStore({ slowness: 0 }));

describe('a fault', () => {
  it('can lose the response of a processed call; the same key then returns the lead', async () => {
    await setControl({ faults: [{ path: '/v3/lead', kind: 'lose-answer' }] });
    expect((await create()).isLost).toBe(true);
    expect(Object.keys(store.leads)).toHaveLength(1);
    expect((await create()).body['id']).toBe(Object.keys(store.leads)[0]);
  });

  it('can break the connection before the call is processed', async () => {
    await setControl({ faults: [{ path: '/v3/lead', kind: 'no-connection' }] });
    expect((await create()).isLost).toBe(true);
    expect(Object.keys(store.leads)).toEqual([]);
  });

  it('can respond with any status, Retry-After and body', async () => {
    const body = { maintenance: true };
    await setControl({ faults: [{ path: '/lead', kind: 'status', status: 503, retryAfter: '120', body }] });
    const refused = await create();
    expect(refused).toMatchObject({ status: 503, body });
    expect(refused.headers.get('Retry-After')).toBe('120');
    expect((await create()).status).toBe(201);
  });

  it('can change, replace or delay the response', async () => {
    await setControl({
      faults: [
        { path: '/lead', kind: 'mutate', body: { state: [0, 99] } },
        { path: '/lead', kind: 'body', body: 'nothing of the kind' },
        { path: '/lead', kind: 'late', milliseconds: 1 },
      ],
    });
    expect((await create()).body).toMatchObject({ state: [0, 99], leadStatus: 'positive' });
    expect((await create()).body).toEqual({});
    expect((await create()).body).toMatchObject({ state: 0 });
  });

  it('can cut the response in half', async () => {
    await setControl({ faults: [{ path: '/lead', kind: 'cut' }] });
    await expect(create()).rejects.toThrow(SyntaxError);
  });

  it('affects only the calls that it names, as often as it says', async () => {
    await setControl({
      faults: [{ path: '/lead', method: 'PUT', email: 'eva@example.com', kind: 'status', times: 2 }],
    });
    const id = await submitForm('eva@example.com');
    expect(store.faults).toMatchObject([{ times: 1 }]);
    expect((await callBackend('GET', `/lead/status/${id}`)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});

it('lets a server recover that was down', async () => {
  const sent = createFirstContact('ana+down@example.com');
  expect((await callBackend('POST', '/v3/lead', sent, { key: 's:1' })).status).toBe(503);
  await setControl({ isCalm: true });
  expect((await callBackend('POST', '/v3/lead', sent, { key: 's:1' })).status).toBe(201);
});

it('rejects unknown settings', async () => {
  await expect(setControl({ faults: [{ path: '/lead', kind: 'magic' }] })).rejects.toThrow();
  await expect(setControl({ fault: [] })).rejects.toThrow();
});

it('logs each call with its key and body', async () => {
  await create();
  expect(store.calls).toMatchObject([
    { method: 'POST', path: '/v3/lead', query: '', idempotencyKey: 's:1', body: { amount: 3000 } },
  ]);
});

describe('a lead that is moved to a state', () => {
  const readState = async (id: string) => (await callBackend('GET', `/lead/status/${id}`)).body['state'];
  const moveTo = (id: string, state: number) => setControl({ places: [{ id, state }] });

  it('continues its story from there, or from the beginning if the story does not contain the state', async () => {
    const withState = await submitForm('ana+cnp.thank-you@example.com');
    await moveTo(withState, 28);
    expect(await readState(withState)).toBe(28);
    await callBackend('POST', '/lead/cnp', { id: withState, personalDetails: { personalCode: '12345678Z' } });
    expect(await readState(withState)).toBe(11);

    const withoutState = await submitForm('eva@example.com');
    await moveTo(withoutState, 31);
    expect(await readState(withoutState)).toBe(31);
    await callBackend('POST', `/lead/skip/${withoutState}`);
    expect(await readState(withoutState)).toBe(10);
  });

  it('can return to the form, and is an error if it is unknown', async () => {
    const id = await submitForm('eva@example.com');
    await moveTo(id, 0);
    expect(await readState(id)).toBe(0);
    await callBackend('POST', `/lead/skip/${id}`);
    expect(await readState(id)).toBe(0);
    await expect(moveTo('nobody', 13)).rejects.toThrow('rejected');
    expect(Object.keys(store.leads)).toEqual([id]);
    await expect(moveTo(id, 99)).rejects.toThrow('rejected');
  });
});

describe('serve', () => {
  const base = 'http://127.0.0.1:4173/application-frontend/api';

  it('notes the fields of a call that violates the contract, never their values', async () => {
    const body = JSON.stringify({ ...createFirstContact(email), shoeSize: 'secret' });
    const headers = {
      'Content-Type': 'application/json',
      'X-Requested-With': 'loan-application',
      'Idempotency-Key': 's:1',
    };
    await serve(new Request(`${base}/v3/lead`, { method: 'POST', body, headers }));
    expect(store.violations).toHaveLength(1);
    expect(store.violations[0]).toContain('shoeSize');
    expect(store.violations[0]).not.toContain('secret');
  });

  it('returns null for an unknown path', async () => {
    expect(await serve(new Request(`${base}/nothing`))).toBeNull();
    expect(store.calls).toEqual([]);
  });

  it('returns and deletes everything that is recorded', async () => {
    await create();
    const state: unknown = await (await serve(new Request(`${base}/__control`)))?.json();
    expect(state).toMatchObject({ calls: [{ path: '/v3/lead' }], leads: [{ state: 0 }], violations: [] });
    await serve(new Request(`${base}/__control`, { method: 'DELETE' }));
    expect(store.calls).toEqual([]);
  });
});

describe('the back end for unit tests', () => {
  const backend = createTestBackend();
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => backend.close());

  it('handles fetch for any origin', async () => {
    const response = await fetch('https://anywhere.test/application-frontend/api/policies');
    expect(response.status).toBe(200);
  });
});
