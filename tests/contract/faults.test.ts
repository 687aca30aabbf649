import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backendForTests } from '../backend/node';
import { serve } from '../backend/serve';
import { resetStore, store } from '../backend/store';
import { call, control, firstContact, submitForm } from './visitor.fixture';

const email = 'ana@example.com';
const create = () => call('POST', '/v3/lead', firstContact(email), { key: 's:1', breaks: 'answer' });

beforeEach(() => resetStore({ slowness: 0 }));

describe('a fault', () => {
  it('can lose the answer of a call that was taken; the same key then tells the lead', async () => {
    await control({ faults: [{ path: '/v3/lead', kind: 'lose-answer' }] });
    expect((await create()).isLost).toBe(true);
    expect(Object.keys(store.leads)).toHaveLength(1);
    expect((await create()).body['id']).toBe(Object.keys(store.leads)[0]);
  });

  it('can break the connection before the call is taken', async () => {
    await control({ faults: [{ path: '/v3/lead', kind: 'no-connection' }] });
    expect((await create()).isLost).toBe(true);
    expect(Object.keys(store.leads)).toEqual([]);
  });

  it('can answer any status, with a moment to try again and a body', async () => {
    const body = { maintenance: true };
    await control({ faults: [{ path: '/lead', kind: 'status', status: 503, retryAfter: '120', body }] });
    const refused = await create();
    expect(refused).toMatchObject({ status: 503, body });
    expect(refused.headers.get('Retry-After')).toBe('120');
    expect((await create()).status).toBe(201);
  });

  it('can put something else over the answer, replace it, or come late', async () => {
    await control({
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

  it('can cut the answer in two', async () => {
    await control({ faults: [{ path: '/lead', kind: 'cut' }] });
    await expect(create()).rejects.toThrow(SyntaxError);
  });

  it('meets only the calls it is meant for, as often as it says', async () => {
    await control({
      faults: [{ path: '/lead', method: 'PUT', email: 'eva@example.com', kind: 'status', times: 2 }],
    });
    const id = await submitForm('eva@example.com');
    expect(store.faults).toMatchObject([{ times: 1 }]);
    expect((await call('GET', `/lead/status/${id}`)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});

it('a server that was down recovers', async () => {
  const sent = firstContact('ana+down@example.com');
  expect((await call('POST', '/v3/lead', sent, { key: 's:1' })).status).toBe(503);
  await control({ isCalm: true });
  expect((await call('POST', '/v3/lead', sent, { key: 's:1' })).status).toBe(201);
});

it('settings that mean nothing are refused', async () => {
  await expect(control({ faults: [{ path: '/lead', kind: 'magic' }] })).rejects.toThrow();
  await expect(control({ fault: [] })).rejects.toThrow();
});

it('the log tells each call with key, body and moment', async () => {
  await create();
  expect(store.calls).toMatchObject([
    { method: 'POST', path: '/v3/lead', query: '', idempotencyKey: 's:1', body: { amount: 3000 } },
  ]);
});

describe('a lead that is put at a state by hand', () => {
  const stateOf = async (id: string) => (await call('GET', `/lead/status/${id}`)).body['state'];
  const putAt = (id: string, state: number) => control({ places: [{ id, state }] });

  it('goes on with its story from there, or from its beginning where that is no state of it', async () => {
    const told = await submitForm('ana+cnp.thank-you@example.com');
    await putAt(told, 28);
    expect(await stateOf(told)).toBe(28);
    await call('POST', '/lead/cnp', { id: told, personalDetails: { personalCode: '12345678Z' } });
    expect(await stateOf(told)).toBe(11);

    const plain = await submitForm('eva@example.com');
    await putAt(plain, 31);
    expect(await stateOf(plain)).toBe(31);
    await call('POST', `/lead/skip/${plain}`);
    expect(await stateOf(plain)).toBe(10);
  });

  it('is back in the form where it is put there, and is nowhere where nobody knows it', async () => {
    const id = await submitForm('eva@example.com');
    await putAt(id, 0);
    expect(await stateOf(id)).toBe(0);
    await call('POST', `/lead/skip/${id}`);
    expect(await stateOf(id)).toBe(0);
    await putAt('nobody', 13);
    expect(Object.keys(store.leads)).toEqual([id]);
    await expect(putAt(id, 99)).rejects.toThrow('refused');
  });
});

describe('through a server', () => {
  const base = 'http://127.0.0.1:4173/application-frontend/api';

  it('a call that the contract does not allow is noted by its fields, never by its values', async () => {
    const body = JSON.stringify({ ...firstContact(email), shoeSize: 'secret' });
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

  it('a path of no call is nobody’s', async () => {
    expect(await serve(new Request(`${base}/nothing`))).toBeNull();
    expect(store.calls).toEqual([]);
  });

  it('everything set and told can be read and forgotten', async () => {
    await create();
    const told: unknown = await (await serve(new Request(`${base}/__control`)))?.json();
    expect(told).toMatchObject({ calls: [{ path: '/v3/lead' }], leads: [{ state: 0 }], violations: [] });
    await serve(new Request(`${base}/__control`, { method: 'DELETE' }));
    expect(store.calls).toEqual([]);
  });
});

describe('in unit tests', () => {
  const backend = backendForTests();
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => backend.close());

  it('fetch reaches the back end at any origin', async () => {
    const answer = await fetch('https://anywhere.test/application-frontend/api/policies');
    expect(answer.status).toBe(200);
  });
});
