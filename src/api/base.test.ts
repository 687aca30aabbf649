import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { callServer, type ApiSettings, type CallParts, type CallRow } from './base';
import { calls } from './calls.gen';

interface SentCall {
  readonly address: string;
  readonly request: RequestInit;
  /** As the browser would send it, which is where a form gets its boundary. */
  readonly headers: Headers;
}

const settings = {
  base: '/base/api',
  files: '/base',
  leadPath: '/v3/lead',
  policiesPath: '/es/policies',
  product: 'ondara',
  now: () => Date.parse('2026-11-20T12:00:00Z'),
};

/** Makes one call on a pretended network; tells what was sent, and what came of it. */
async function made(
  row: CallRow,
  parts: CallParts = {},
  fetch: ApiSettings['fetch'] = () => Promise.resolve(Response.json({})),
  read: (body: unknown) => unknown = (body) => ({ body }),
) {
  const sent: SentCall[] = [];
  const recording: ApiSettings['fetch'] = (address, request) => {
    const { headers } = new Request(`https://page.test${address}`, request);
    sent.push({ address, request, headers });
    return fetch(address, request);
  };
  const uploading: ApiSettings['upload'] = (address, request, onSent) => {
    onSent(1, 2);
    return recording(address, request);
  };
  const call = callServer(() => ({ ...settings, fetch: recording, upload: uploading }));
  const { signal } = new AbortController();
  const outcome = await call(
    { ...parts, row, read },
    {
      signal,
      extra: null,
      abort: () => undefined,
      dispatch: () => undefined,
      getState: () => undefined,
      endpoint: '',
      type: 'query',
    },
    {},
  );
  const [first] = sent;
  if (first === undefined) throw new Error('Nothing was sent.');
  return { ...first, outcome };
}

const table = Object.entries(calls).map(([name, row]): [string, CallRow] => [name, row]);
const changing = table.filter(([, { method }]) => method !== 'GET');
const asking = table.filter(([, { method }]) => method === 'GET');

describe('a call that changes something', () => {
  test.each(changing)('%s carries a header that no foreign form can send', async (_name, row) => {
    const { headers, request } = await made(row);
    expect(headers.get('X-Requested-With')).toBe('loan-application');
    expect(request.method).toBe(row.method);
    expect(headers.get('Content-Type')).toMatch(/^(application\/json$|multipart\/form-data;)/);
  });
});

describe('a call that asks', () => {
  test.each(asking)('%s carries no body and no header that is not simple', async (_name, row) => {
    const { headers, request } = await made(row);
    expect(request.body).toBeUndefined();
    expect([...headers.keys()]).toEqual(['accept']);
  });
});

describe('an address', () => {
  test.each<[string, CallRow, CallParts, string]>([
    ['is below the base', calls.sale, { body: { id: 'a' } }, '/base/api/lead/sale'],
    ['is the configured one for a lead', calls.postLead, { body: {} }, '/base/api/v3/lead'],
    ['is the configured one for policies', calls.policies, {}, '/base/api/es/policies'],
    [
      'takes its parameters, each as one segment',
      calls.continueLead,
      { params: { id: 'a/b?c#d', urlType: 'continue' } },
      '/base/api/v3/lead/url/a%2Fb%3Fc%23d/continue',
    ],
    [
      'takes parameters in any letters',
      calls.companies,
      { params: { name: 'Panadería Ñu & Hijos' } },
      '/base/api/company/Panader%C3%ADa%20%C3%91u%20%26%20Hijos',
    ],
    [
      'takes a query',
      calls.unsubscribe,
      { query: { email: 'ana+news@example.com' } },
      '/base/api/customer/email/unsubscribe?email=ana%2Bnews%40example.com',
    ],
    [
      'takes a query of any names, each by itself',
      calls.continueLeadV2,
      {
        params: { id: 'a', urlType: 'continue' },
        query: { refTransactionId: 't/1', others: { refName: 'shop & co', 'a b': '=' } },
      },
      '/base/api/v2/lead/url/a/continue?refTransactionId=t%2F1&refName=shop%20%26%20co&a%20b=%3D',
    ],
    [
      'leaves out what of a query is not given',
      calls.continueLead,
      { params: { id: 'a', urlType: 'continue' }, query: { refTransactionId: undefined } },
      '/base/api/v3/lead/url/a/continue',
    ],
  ])('%s', async (_what, row, parts, address) => {
    expect((await made(row, parts)).address).toBe(address);
  });
});

describe('a body', () => {
  test.each<[string, CallRow, object, object]>([
    ['of a lead carries the product', calls.postLead, { amount: 3000 }, { amount: 3000, product: 'ondara' }],
    ['of an update carries the product', calls.putLead, { id: 'a' }, { id: 'a', product: 'ondara' }],
    [
      'of an affiliate event carries the product',
      calls.affiliateEvent,
      { event: 'visit' },
      { event: 'visit', product: 'ondara' },
    ],
    ['of any other call goes as it is', calls.sale, { id: 'a' }, { id: 'a' }],
    [
      'that is a list goes as one',
      calls.putCustomerConsents,
      [{ id: 'a', given: true }],
      [{ id: 'a', given: true }],
    ],
  ])('%s', async (_what, row, body, expected) => {
    const { request, headers } = await made(row, { body });
    expect(request.body).toBe(JSON.stringify(expected));
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('with files goes as a form, whose type the browser writes', async () => {
    const front = new File(['picture'], 'front.jpg', { type: 'image/jpeg' });
    const { request, headers } = await made(calls.idUpload, {
      body: { id: 'a', front, back: new Blob(['other']) },
    });
    const form = request.body instanceof FormData ? request.body : new FormData();
    expect([...form.keys()]).toEqual(['id', 'front', 'back']);
    expect(form.get('id')).toBe('a');
    expect(form.get('front')).toMatchObject({ name: 'front.jpg', type: 'image/jpeg', size: 7 });
    expect(form.get('back')).toMatchObject({ size: 5 });
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.get('X-Requested-With')).toBe('loan-application');
  });

  it.each([
    ['skip', calls.skipOffer],
    ['continue', calls.continueOffer],
    ['unsubscribe', calls.unsubscribe],
  ])('with nothing to say is an empty object: %s', async (_what, row) => {
    const { request, headers } = await made(row, { params: { id: 'a' }, query: { email: 'a@example.com' } });
    expect(request.body).toBe('{}');
    expect(headers.get('Content-Type')).toBe('application/json');
  });
});

it('a create carries its key', async () => {
  const { headers } = await made(calls.postLead, { body: {}, idempotencyKey: 'session:1' });
  expect(headers.get('Idempotency-Key')).toBe('session:1');
});

describe('what comes of a call', () => {
  test.each<[string, () => Promise<Response>, object]>([
    [
      'the body of an answer',
      () => Promise.resolve(Response.json({ id: 'a' })),
      { data: { body: { id: 'a' } } },
    ],
    [
      'nothing, when it is taken',
      () => Promise.resolve(new Response(null, { status: 204 })),
      { data: { body: null } },
    ],
    [
      'trouble, when the answer cannot be read',
      () => Promise.resolve(new Response('<html>')),
      { error: { kind: 'server' } },
    ],
    [
      'the failure that a status stands for',
      () => Promise.resolve(new Response(null, { status: 410 })),
      { error: { kind: 'gone' } },
    ],
    [
      'the loss of the network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { error: { kind: 'unreached' } },
    ],
    [
      'no connection, when a portal answers with its page',
      () =>
        Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })),
      { error: { kind: 'unreached' } },
    ],
  ])('is %s, and how the contract names its answer', async (_what, fetch, expected) => {
    const { outcome } = await made(calls.leadStatus, { params: { id: 'a' } }, fetch);
    expect(outcome).toEqual({ ...expected, meta: { answers: 'envelope' } });
  });
});

describe('the time that an answer may take', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server that never answers; the call ends when its signal says so. */
  const silent: ApiSettings['fetch'] = (_address, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    });
  const asked = async (row: CallRow, seconds: number) => {
    const ended = vi.fn();
    void made(row, { body: {} }, silent).then(({ outcome }) => ended(outcome.error));
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return ended.mock.calls;
  };
  const overdue = [[{ kind: 'no-answer' }]];

  test.each<readonly [string, CallRow, number, readonly unknown[]]>([
    ['is half a minute', calls.sale, 29.9, []],
    ['is half a minute and no more', calls.sale, 30, overdue],
    ['is the call’s own where it has one', { ...calls.sale, timeLimit: 120 }, 119.9, []],
    ['is the call’s own and no more', { ...calls.sale, timeLimit: 120 }, 120, overdue],
    ['has no end for pictures on a slow line', calls.idUpload, 3_600, []],
  ])('%s', async (_what, row, seconds, ended) => {
    expect(await asked(row, seconds)).toEqual(ended);
  });
});
